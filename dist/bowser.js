import { n as Bowser, o as init_bowser, s as parse } from "./aws-bowser.js";
init_bowser();
export { Bowser as default, parse };
