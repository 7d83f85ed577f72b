import { describe, expect, it } from "vitest";
import type { ContextPart, ContextProvider, ContextRequest } from "../domain/context-provider";
import { gatherContext } from "./gather-context";

const request: ContextRequest = {
  contextId: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  leaf: null,
  currentPrompt: "What now?",
  n: 30,
};

function provider(name: string, work?: () => Promise<void>) {
  const requests: ContextRequest[] = [];
  const part: ContextPart = {
    type: "section",
    kind: "facts",
    source: { type: "provider", name },
    text: name,
  };
  const made: ContextProvider = {
    name,
    getContext: async (given) => {
      requests.push(given);
      await work?.();
      return [part];
    },
  };
  return { provider: made, requests, part };
}

const open = () => new AbortController().signal;

describe("gatherContext", () => {
  it("E-029 joins what the providers give in their order, even where a later one is faster", async () => {
    const slow = provider("slow", () => new Promise((resolve) => setTimeout(resolve, 5)));
    const fast = provider("fast");
    const parts = await gatherContext([slow.provider, fast.provider], request, open());
    expect(parts).toEqual([slow.part, fast.part]);
  });

  it("E-021 E-003 gives each of them the message and how much is wanted", async () => {
    const [one, two] = [provider("one"), provider("two")];
    await gatherContext([one.provider, two.provider], request, open());
    expect([one.requests, two.requests]).toEqual([[request], [request]]);
  });

  it("asks each of them at once, in their order: none waits for another", async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = provider("slow", () => ended);
    const fast = provider("fast", async () => end());
    const parts = await gatherContext([slow.provider, fast.provider], request, open());
    expect(parts).toEqual([slow.part, fast.part]);
  });

  it("E-025 asks none once it is aborted, and fails with the reason, also while they work", async () => {
    const stopped = new Error("stopped");
    const abort = new AbortController();
    const first = provider("first", async () => abort.abort(stopped));
    const gathering = gatherContext([first.provider], request, abort.signal);
    await expect(gathering).rejects.toBe(stopped);
    const second = provider("second");
    const late = gatherContext([second.provider], request, abort.signal);
    await expect(late).rejects.toBe(stopped);
    expect(second.requests).toEqual([]);
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
