import type { ProviderSource } from "./provider-settings.ts";

type Variables = ProviderSource["environment"];

/** The value of the first of these variables that is set to more than blanks, without the blanks around it; empty when none is. */
export function variableIn(environment: Variables, ...names: readonly string[]): string {
  for (const name of names) {
    const value = (environment[name] ?? "").trim();
    if (value !== "") return value;
  }
  return "";
}

/** Whether a client can be pointed at this. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The address of the service: the input's, else the variable's; empty: the provider's own. */
export function addressOf(
  { baseUrl, environment }: ProviderSource,
  variable: string,
  problems: string[],
): string {
  if (baseUrl !== "") return baseUrl;
  const value = variableIn(environment, variable);
  if (value === "" || isHttpAddress(value)) return value;
  problems.push(
    `base-url: the variable ${variable} is not accepted; it takes an http or https address`,
  );
  return "";
}
