import { expect, it } from "vitest";
import { updateWhenQuiet } from "./update-when-quiet";

function world({ pages = 0, isHeld = false, isTemporary = false, opens = true } = {}) {
  const state = { pages, isHeld, isTemporary, reloads: 0, again: [] as (() => void)[] };
  const look = () =>
    updateWhenQuiet(
      {
        ready: async () => (opens ? undefined : Promise.reject(new Error("locked"))),
        isHeld: () => state.isHeld,
        hasTemporary: async () => state.isTemporary,
      },
      {
        getContexts: async () => Array.from({ length: state.pages }),
        reload: () => {
          state.reloads += 1;
        },
      },
      (run) => state.again.push(run),
    );
  return { state, look };
}

it("an update that waits is installed at once where nothing is under way and no page is open", async () => {
  for (const opens of [true, false]) {
    const { state, look } = world({ opens });
    await look();
    expect([state.reloads, state.again]).toEqual([1, []]);
  }
});

it("an update takes no temporary conversation away: it waits until there is none", async () => {
  const { state, look } = world({ isTemporary: true });
  await look();
  expect([state.reloads, state.again.length]).toEqual([0, 1]);
  state.isTemporary = false;
  state.again[0]?.();
  await expect.poll(() => state.reloads).toBe(1);
});

it("an update waits for open pages and whatever keeps the worker, and looks again", async () => {
  // A restore into a new profile goes on while no vault is open.
  for (const busy of [{ pages: 1 }, { isHeld: true }, { isHeld: true, opens: false }]) {
    const { state, look } = world(busy);
    await look();
    expect([state.reloads, state.again.length]).toEqual([0, 1]);
    Object.assign(state, { pages: 0, isHeld: false });
    state.again[0]?.();
    await expect.poll(() => state.reloads).toBe(1);
  }
});
