import { expect, test } from "vitest";
import { Busy, createJobs } from "./jobs.ts";

test.each([0, 1, 2, 3, 4, 5, 6])(
  "runs one at once, whoever comes %i steps after one has ended",
  async (steps) => {
    const run = createJobs(1, 10);
    const order: string[] = [];
    let running = 0;
    let most = 0;
    const job = (name: string, until: Promise<void>) =>
      run(async () => {
        order.push(name);
        most = Math.max(most, ++running);
        await until;
        running--;
      });
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const late = gate.then(async () => {
      for (let step = 0; step < steps; step++) await undefined;
      await job("late", Promise.resolve());
    });
    const jobs = [
      job("first", gate),
      job("waiting", new Promise((end) => setImmediate(end))),
      late,
    ];
    open();
    await Promise.all(jobs);
    expect(most).toBe(1);
    expect(order).toEqual(["first", "waiting", "late"]);
  },
);

test("a failed job gives its place back; what would wait too long is refused", async () => {
  const run = createJobs(1, 1);
  const failing = run(() => Promise.reject(new Error("no")));
  const waiting = run(async () => "done");
  await expect(run(async () => "never")).rejects.toThrow(Busy);
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("done");
  expect(await run(async () => "again")).toBe("again");
});
