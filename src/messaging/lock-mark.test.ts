import { describe, expect, it } from "vitest";
import { announceLock, listenForLock, markLock } from "./lock-mark";

function makeArea() {
  const listeners: ((changes: Readonly<Record<string, unknown>>) => void)[] = [];
  return {
    onChanged: {
      addListener: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    },
    set: async (items: Record<string, number>) => {
      for (const listener of listeners) listener(items);
    },
  };
}

/** A channel that everybody hears at once; those who close theirs speak on it no more. */
function makeChannels() {
  const listeners: (() => void)[] = [];
  return () => ({
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as () => void),
    postMessage: () => {
      for (const listener of listeners) listener();
    },
    close: () => {},
  });
}

describe("the mark of a lock", () => {
  it("is heard by pages, each time, and nothing else is", async () => {
    const area = makeArea();
    const open = makeChannels();
    let heard = 0;
    const listener = () => {
      heard += 1;
    };
    listenForLock({ area, listener, open });
    await area.set({ "vault-header:confidant": 1 });
    expect(heard).toBe(0);
    await markLock(area, 1);
    await markLock(area, 2);
    expect(heard).toBe(2);
    announceLock(open);
    expect(heard).toBe(3);
  });

  it("does not keep a lock from happening where it cannot be written", async () => {
    const set = async () => {
      throw new Error("full");
    };
    await expect(markLock({ set }, 1)).resolves.toBeUndefined();
  });
});
