import { describe, expect, it } from "vitest";
import { partialApp } from "../../test/builders/partial-app";
import { AppError } from "../domain/app-error";
import { DATABASE_CLOSED } from "./app";
import { createGuards } from "./guards";

/** Guards over an app that is locked while the handler works. */
function makeGuards() {
  const ending = new AbortController();
  const app = partialApp({ idle: { touch: () => {} }, signal: ending.signal });
  const events: string[] = [];
  const guards = createGuards({
    lifecycle: { ready: async () => app },
    onVaultChange: () => events.push("changed"),
  });
  const removal = async () => {
    ending.abort(new AppError("locked"));
    return { messages: 3 };
  };
  return { guards, removal, events };
}

describe("a lock that comes while a call is answered", () => {
  it.each(["whenOpen", "byPage", "announcing"] as const)("is the answer of %s", async (name) => {
    const { guards, removal } = makeGuards();
    await expect(guards[name](removal)({})).rejects.toMatchObject({ code: "locked" });
  });

  it.each(["whenDone", "announcingDone"] as const)(
    "is not the answer of %s: what is gone for good is told",
    async (name) => {
      const { guards, removal, events } = makeGuards();
      expect(await guards[name](removal)({})).toEqual({ messages: 3 });
      expect(events).toEqual(name === "announcingDone" ? ["changed"] : []);
    },
  );

  it("is the answer where nothing was done", async () => {
    const { guards } = makeGuards();
    const fails = async () => {
      throw new AppError("locked");
    };
    await expect(guards.whenDone(fails)({})).rejects.toMatchObject({ code: "locked" });
  });
});

describe("a database that is closed while a call is answered", () => {
  function makeClosing() {
    const [closed, next] = [new AbortController(), new AbortController()];
    let opened = 0;
    const ready = async () => {
      const { signal } = opened++ === 0 ? closed : next;
      return partialApp({ idle: { touch: () => {} }, signal });
    };
    const guards = createGuards({ lifecycle: { ready }, onVaultChange: () => {} });
    let done = 0;
    const work = async () => {
      done += 1;
      if (done > 1) return { done };
      closed.abort(DATABASE_CLOSED);
      throw new AppError("store-unavailable");
    };
    return { guards, work, times: () => done };
  }

  it.each(["byPage", "whenAgain"] as const)("has %s ask the next one", async (name) => {
    const { guards, work } = makeClosing();
    expect(await guards[name](work)({})).toEqual({ done: 2 });
  });

  it.each(["whenOpen", "whenDone", "announcing"] as const)(
    "fails %s once, undone",
    async (name) => {
      const { guards, work, times } = makeClosing();
      await expect(guards[name](work)({})).rejects.toMatchObject({ code: "store-unavailable" });
      expect(times()).toBe(1);
    },
  );
});
