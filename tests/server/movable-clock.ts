// Loaded into a site's process before everything else: at SIGUSR2 its clock on the wall jumps to
// where the file CLOCK_FILE says, in milliseconds from the real time.
import { readFileSync } from "node:fs";

const RealDate = Date;
let moved = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) =>
    given.length === 0 ? new target(target.now() + moved) : new target(...given),
  get: (target, name) => (name === "now" ? () => target.now() + moved : Reflect.get(target, name)),
});
process.on("SIGUSR2", () => {
  moved = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8"));
});
