import { describe, expect, test } from "vitest";
import { fairQueue, QueueFull } from "./fair-queue.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("fairQueue", () => {
  test("never runs more tasks at once than allowed", async () => {
    const run = fairQueue({ atOnce: 3, maxWaiting: 100, maxWaitingPerKey: 100 });
    let now = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++now);
      await turn();
      now--;
    };
    await Promise.all(Array.from({ length: 50 }, (_, i) => run(`k${i % 4}`, task)));
    expect(most).toBe(3);
    expect(now).toBe(0);
  });

  test("one key never takes every slot, and its waiting tasks still finish", async () => {
    const run = fairQueue({ atOnce: 4, atOncePerKey: 2, maxWaiting: 100, maxWaitingPerKey: 50 });
    const now = new Map<string, number>();
    let mostOfLoud = 0;
    let done = 0;
    const task = (key: string) => async () => {
      now.set(key, (now.get(key) ?? 0) + 1);
      mostOfLoud = Math.max(mostOfLoud, now.get("loud") ?? 0);
      await turn();
      now.set(key, (now.get(key) ?? 0) - 1);
      done++;
    };
    const loud = Array.from({ length: 20 }, () => run("loud", task("loud")));
    const began = run("quiet", task("quiet"));
    expect(now.get("quiet")).toBe(1);
    await Promise.all([...loud, began]);
    expect(mostOfLoud).toBe(2);
    expect(done).toBe(21);
  });

  test("tasks that are not preferred leave slots free", async () => {
    const options = { atOnce: 3, atOnceOthers: 2, maxWaiting: 100, maxWaitingPerKey: 50 };
    const run = fairQueue(options);
    const finish = Promise.withResolvers<void>();
    let strangers = 0;
    const slow = Array.from({ length: 5 }, (_, i) =>
      run(`stranger ${i}`, () => {
        strangers++;
        return finish.promise;
      }),
    );
    expect(await run("operator", async () => "done", true)).toBe("done");
    expect(strangers).toBe(2);
    finish.resolve();
    await Promise.all(slow);
    expect(strangers).toBe(5);
  });

  test("keys take turns, so a quiet key does not wait for a busy one", async () => {
    const run = fairQueue({ atOnce: 1, maxWaiting: 100, maxWaitingPerKey: 50 });
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(name);
      await turn();
    };
    const all = Array.from({ length: 20 }, () => run("loud", task("loud")));
    all.push(run("quiet", task("quiet")));
    await Promise.all(all);
    expect(order.indexOf("quiet")).toBeLessThanOrEqual(2);
  });

  test("refuses at once when one key has too many waiting tasks", async () => {
    const run = fairQueue({ atOnce: 1, maxWaiting: 100, maxWaitingPerKey: 5 });
    const results = await Promise.allSettled(Array.from({ length: 1000 }, () => run("a", turn)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1000 - 6);
    expect(refused.every((result) => result.reason instanceof QueueFull)).toBe(true);
  });

  test("a new task replaces one of the key with the most tasks in a full queue", async () => {
    const run = fairQueue({ atOnce: 1, maxWaiting: 10, maxWaitingPerKey: 10 });
    const loud = Array.from({ length: 11 }, () => run("loud", turn));
    const settled = Promise.allSettled(loud);
    await expect(run("quiet", async () => "served")).resolves.toBe("served");
    expect((await settled).filter((result) => result.status === "rejected")).toHaveLength(1);
  });

  test("a preferred key goes first, even into a full queue", async () => {
    const run = fairQueue({ atOnce: 1, maxWaiting: 5, maxWaitingPerKey: 1 });
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(name);
      await turn();
    };
    const crowd = Array.from({ length: 6 }, (_, i) => run(`k${i}`, task(`k${i}`)));
    const settled = Promise.allSettled(crowd);
    await expect(run("another", task("another"))).rejects.toThrow(QueueFull);
    await run("friend", task("friend"), true);
    expect(order.indexOf("friend")).toBe(1);
    expect((await settled).filter((result) => result.status === "rejected")).toHaveLength(1);
  });

  test("a failing task frees its slot", async () => {
    const run = fairQueue({ atOnce: 1, maxWaiting: 1, maxWaitingPerKey: 1 });
    await expect(run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(run("a", async () => 1)).resolves.toBe(1);
  });
});
