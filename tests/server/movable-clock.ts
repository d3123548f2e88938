// Preloaded into a site's process. SIGUSR2 moves the clocks by the milliseconds in CLOCK_FILE:
// Date by the first number, and performance.now() by the second.
import { readFileSync } from "node:fs";

const RealDate = Date;
const realNow = performance.now.bind(performance);
let moved = 0;
let slept = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) =>
    given.length === 0 ? new target(target.now() + moved) : new target(...given),
  get: (target, name) => (name === "now" ? () => target.now() + moved : Reflect.get(target, name)),
});
performance.now = () => realNow() + slept;
process.on("SIGUSR2", () => {
  const [wall = 0, forward = 0] = readFileSync(process.env.CLOCK_FILE ?? "", "utf8")
    .split(" ")
    .map(Number);
  moved = wall;
  slept = forward;
});
