import { type InputName, inputNames } from "../inputs.ts";

type Environment = { readonly [name: string]: string | undefined };

/** Reads inputs as the runner hands them over: `INPUT_`, the name in upper case, blanks as underscores, hyphens kept. */
export function actionInputs(environment: Environment): (name: InputName) => string | undefined {
  return (name) => environment[variableOf(name)];
}

/** What is wrong with inputs that do not exist; the runner warns of them too, but goes on. */
export function unknownInputs(environment: Environment): readonly string[] {
  const known = new Set(inputNames.map(variableOf));
  return Object.keys(environment)
    .filter((name) => name.startsWith("INPUT_") && !known.has(name))
    .map(
      (name) =>
        `${name.slice("INPUT_".length).toLowerCase()}: there is no such input; there are: ${inputNames.join(", ")}`,
    );
}

function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
