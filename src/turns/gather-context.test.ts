import { describe, expect, it } from "vitest";
import type { ContextPiece, ContextProvider, ContextRequest } from "../domain/context-provider";
import { gatherContext } from "./gather-context";

const request: ContextRequest = {
  contextId: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  leaf: null,
  currentPrompt: "What now?",
  n: 30,
};

function provider(name: string, work?: () => Promise<void>) {
  const asked: ContextRequest[] = [];
  const piece: ContextPiece = {
    type: "section",
    kind: "facts",
    source: { type: "provider", name },
    text: name,
  };
  const made: ContextProvider = {
    name,
    getContext: async (given) => {
      asked.push(given);
      await work?.();
      return [piece];
    },
  };
  return { provider: made, asked, piece };
}

const open = () => new AbortController().signal;

describe("gatherContext", () => {
  it("E-029 joins what the providers give in their order, even where a later one is faster", async () => {
    const slow = provider("slow", () => new Promise((resolve) => setTimeout(resolve, 5)));
    const fast = provider("fast");
    const pieces = await gatherContext([slow.provider, fast.provider], request, open());
    expect(pieces).toEqual([slow.piece, fast.piece]);
  });

  it("E-021 E-003 gives each of them the message and how much is wanted", async () => {
    const [one, two] = [provider("one"), provider("two")];
    await gatherContext([one.provider, two.provider], request, open());
    expect([one.asked, two.asked]).toEqual([[request], [request]]);
  });

  it("E-025 asks no further provider once it is aborted, and fails with the reason", async () => {
    const stopped = new Error("stopped");
    const abort = new AbortController();
    const first = provider("first", async () => abort.abort(stopped));
    const second = provider("second");
    const gathering = gatherContext([first.provider, second.provider], request, abort.signal);
    await expect(gathering).rejects.toBe(stopped);
    expect(second.asked).toEqual([]);
  });

  it("is aborted, too, by what comes while the last one works", async () => {
    const stopped = new Error("stopped");
    const abort = new AbortController();
    const last = provider("last", async () => abort.abort(stopped));
    await expect(gatherContext([last.provider], request, abort.signal)).rejects.toBe(stopped);
  });

  it("fails as the provider that fails", async () => {
    const broken = new Error("broken");
    const failing = provider("failing", async () => {
      throw broken;
    });
    await expect(gatherContext([failing.provider], request, open())).rejects.toBe(broken);
  });

  it("is empty without a provider", async () => {
    expect(await gatherContext([], request, open())).toEqual([]);
  });
});
