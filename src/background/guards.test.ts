import { describe, expect, it } from "vitest";
import { partialApp } from "../../test/builders/partial-app";
import { AppError } from "../domain/app-error";
import { createGuards } from "./guards";

/** Guards over an app that is locked while the handler works. */
function makeGuards() {
  const ending = new AbortController();
  const app = partialApp({ idle: { touch: () => {} }, signal: ending.signal });
  const told: string[] = [];
  const guards = createGuards({
    lifecycle: { ready: async () => app },
    onVaultChange: () => told.push("changed"),
  });
  const removal = async () => {
    ending.abort(new AppError("locked"));
    return { messages: 3 };
  };
  return { guards, removal, told };
}

describe("a lock that comes while a call is answered", () => {
  it.each(["whenOpen", "whenAsked", "telling"] as const)("is the answer of %s", async (name) => {
    const { guards, removal } = makeGuards();
    await expect(guards[name](removal)({})).rejects.toMatchObject({ code: "locked" });
  });

  it.each(["whenDone", "tellingDone"] as const)(
    "is not the answer of %s: what is gone for good is told",
    async (name) => {
      const { guards, removal, told } = makeGuards();
      expect(await guards[name](removal)({})).toEqual({ messages: 3 });
      expect(told).toEqual(name === "tellingDone" ? ["changed"] : []);
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
