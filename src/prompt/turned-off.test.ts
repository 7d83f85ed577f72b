import { describe, expect, it } from "vitest";
import { makeContext } from "../../test/builders/make-context";
import type { Context } from "../domain/context";
import type { PromptSettings } from "../domain/prompt-settings";
import { turnedOff } from "./turned-off";

type Settings = Pick<PromptSettings, "modes" | "activityEntries">;

function listTurnedOff(context: Partial<Context>, settings: Partial<Settings> = {}): string[] {
  const off = turnedOff(makeContext(context), { modes: true, ...settings });
  expect(off.every(({ what, messages }) => what === "section" && messages === 0)).toBe(true);
  return off.map(({ kind, reason }) => `${kind}: ${reason}`);
}

describe("turnedOff", () => {
  it("tells of nothing in a context as it is made, nor of what waits to be switched on", () => {
    expect(listTurnedOff({})).toEqual([]);
  });

  it.each([
    ["facts", ["facts"]],
    ["blocks", ["core-blocks", "working-blocks"]],
    ["recent-summaries", ["summaries"]],
    ["references", ["references"]],
    ["last-n", [null]],
  ] as const)("tells of %s that the context does not have", (name, kinds) => {
    const { contextProviders } = makeContext();
    const without = contextProviders.filter((one) => one !== name);
    expect(listTurnedOff({ contextProviders: without })).toEqual(
      kinds.map((kind) => `${kind}: context-off`),
    );
  });

  it("tells of what other conversations would say where the context does not remember", () => {
    const contextProviders: Context["contextProviders"] = [
      ...makeContext().contextProviders,
      "activity",
      "quotes",
    ];
    expect(listTurnedOff({ contextProviders, remembers: false })).toEqual([
      "summaries: not-remembered",
      "activity: not-remembered",
      "quotes: not-remembered",
    ]);
    expect(listTurnedOff({ contextProviders: ["activity"], remembers: false })).toEqual([
      "facts: context-off",
      "core-blocks: context-off",
      "working-blocks: context-off",
      "summaries: context-off",
      "references: context-off",
      "null: context-off",
      "activity: not-remembered",
    ]);
  });

  it("tells of a personality that is not said, where there is one, and of staying steady", () => {
    const off = { maintainPersonality: false };
    expect(listTurnedOff({ ...off, personality: "calm" })).toEqual([
      "personality: context-off",
      "steadiness: context-off",
    ]);
    expect(listTurnedOff({ ...off, personality: "" })).toEqual(["steadiness: context-off"]);
  });

  it("tells of what is switched off for every model", () => {
    expect(listTurnedOff({}, { modes: false })).toEqual([
      "mode: settings-off",
      "errors: settings-off",
    ]);
    const contextProviders: Context["contextProviders"] = [
      ...makeContext().contextProviders,
      "activity",
    ];
    expect(listTurnedOff({ contextProviders }, { activityEntries: 0 })).toEqual([
      "activity: settings-off",
    ]);
  });
});
