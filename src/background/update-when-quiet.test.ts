import { describe, expect, it } from "vitest";
import { updateWhenQuiet } from "./update-when-quiet";

async function reloads(world: {
  pages?: number;
  turns?: number;
  isSealing?: boolean;
  opens?: boolean;
}) {
  const { pages = 0, turns = 0, isSealing = false, opens = true } = world;
  let count = 0;
  const app = {
    runs: { list: () => Array.from({ length: turns }) },
    sweep: { progress: () => (isSealing ? { done: 1, total: 2 } : null) },
  } as never;
  await updateWhenQuiet(
    { ready: async () => (opens ? app : Promise.reject(new Error("locked"))) },
    {
      getContexts: async () => Array.from({ length: pages }),
      reload: () => {
        count += 1;
      },
    },
  );
  return count;
}

describe("an update that waits", () => {
  it("is installed at once where nothing runs and no page is open", async () => {
    expect(await reloads({})).toBe(1);
    expect(await reloads({ opens: false })).toBe(1);
  });

  it("waits for open pages, running turns and rows that are being sealed anew", async () => {
    expect(await reloads({ pages: 1 })).toBe(0);
    expect(await reloads({ turns: 1 })).toBe(0);
    expect(await reloads({ isSealing: true })).toBe(0);
  });
});
