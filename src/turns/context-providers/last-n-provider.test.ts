import { describe, expect, it } from "vitest";
import { makeBranch } from "../../../test/builders/make-message";
import { makeSummary } from "../../../test/builders/make-summary";
import { createFakeContextStore } from "../../../test/fakes/fake-context-store";
import type { CachedBranch } from "../../domain/branch";
import { createLastNProvider } from "./last-n-provider";

const history = makeBranch([
  ["q0", "a0"],
  ["q1", "a1"],
]);
const [contextId, conversationId, leaf] = Array.from({ length: 3 }, () => crypto.randomUUID());

function setup(branch: Partial<CachedBranch> = {}) {
  const fake = createFakeContextStore({ messages: history, ...branch });
  const seen: CachedBranch[] = [];
  const { readBranch } = fake.store;
  const provider = createLastNProvider({ readBranch, onBranch: (read) => seen.push(read) });
  const get = (over: { leaf?: string | null; currentPrompt?: string; n?: number } = {}) =>
    provider.getContext(
      {
        contextId: contextId ?? "",
        conversationId: conversationId ?? "",
        leaf: leaf ?? "",
        currentPrompt: "",
        n: 30,
        ...over,
      },
      new AbortController().signal,
    );
  return { ...fake, seen, get };
}

describe("createLastNProvider", () => {
  it("E-027 gives the branch's messages, whatever the message to answer says", async () => {
    const { get } = setup();
    const one = await get({ currentPrompt: "one" });
    expect(one).toEqual(history.map((message) => ({ type: "message", message })));
    expect(await get({ currentPrompt: "something else" })).toEqual(one);
  });

  it("E-002 reads as many as the call asks for", async () => {
    const { get, queries } = setup();
    expect(await get({ n: 2 })).toHaveLength(2);
    expect(queries).toEqual([{ conversationId, leaf, limit: 2 }]);
  });

  it("A-043 gives the summary before the messages, and the dropped ones after it", async () => {
    const summary = makeSummary();
    const dropped = makeSummary({ state: "dropped" });
    const { get } = setup({ summary, dropped: [dropped] });
    const parts = await get();
    expect(parts.slice(0, 2)).toEqual([
      { type: "summary", summary },
      { type: "summary", summary: dropped },
    ]);
    expect(parts).toHaveLength(6);
  });

  it("reads nothing where the conversation has no message yet", async () => {
    const { get, queries, seen } = setup();
    expect(await get({ leaf: null })).toEqual([]);
    expect([queries, seen]).toEqual([[], []]);
  });

  it("A-013 tells whether the branch was in memory, and why it has no summary", async () => {
    const failure = { code: "summary-unusable", data: {} } as const;
    const { get, seen } = setup({ cached: true, failure });
    await get();
    expect(seen).toMatchObject([{ cached: true, failure }]);
  });
});
