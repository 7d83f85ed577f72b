import { expect, it } from "vitest";
import type { Fact } from "../../domain/fact";
import { createFactQueue } from "./fact-queue";

const ID = crypto.randomUUID();

function factOf(version: number): Fact {
  return {
    ...{ id: ID, contextId: ID, version, key: "tea", value: "sencha", since: 0 },
    ...{ source: null, confidence: 1, taint: [], former: [] },
    state: "kept",
  };
}

async function run(work: () => Promise<unknown>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}

it("does what is asked while something is kept after it, on the version that it leaves", async () => {
  const queue = createFactQueue(factOf(1), run);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const kept = queue.add(async (fact) => {
    await answered;
    return { ...fact, version: fact.version + 1 };
  });
  const seen: number[] = [];
  const forgotten = queue.add(async ({ version }) => {
    seen.push(version);
    return null;
  });
  queue.see(factOf(1));
  expect(seen).toEqual([]);
  answer();
  expect(await Promise.all([kept, forgotten])).toEqual([true, true]);
  expect(seen).toEqual([2]);
});

it("does not do what waited for something that failed, and does it when it is asked for anew", async () => {
  const queue = createFactQueue(factOf(1), run);
  const refused = queue.add(() => Promise.reject(new Error("refused")));
  const done: number[] = [];
  const forget = async ({ version }: Fact) => {
    done.push(version);
    return null;
  };
  expect(await Promise.all([refused, queue.add(forget)])).toEqual([false, false]);
  expect(done).toEqual([]);
  expect(await queue.add(forget)).toBe(true);
  expect(done).toEqual([1]);
});

it("goes on from what was read since, also where an undo put an older version back", async () => {
  const queue = createFactQueue(factOf(3), run);
  queue.see(factOf(2));
  const seen: number[] = [];
  await queue.add(async ({ version }) => {
    seen.push(version);
    return null;
  });
  expect(seen).toEqual([2]);
});
