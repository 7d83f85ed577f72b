import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeProvider, reply } from "../../../test/fakes/fake-provider";
import { AppError } from "../../domain/app-error";
import { askModel } from "./ask-model";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = { provider: "ollama", url: "http://127.0.0.1:11434/api/chat", body: "{}" } as const;

function ask(script: Parameters<typeof createFakeProvider>[0], signal?: AbortSignal) {
  const { provider } = createFakeProvider(script);
  return askModel({ provider, request, signal: signal ?? new AbortController().signal });
}

const never = new Promise<void>(() => {});

describe("askModel", () => {
  it("gives the text alone, without what the model thought", async () => {
    const thought = { type: "thinking-delta", text: "hm" } as const;
    expect(await ask(() => [thought, ...reply("They ", "met.")])).toEqual({
      answer: { text: "They met.", isCut: false },
      usage: { promptTokens: 7, replyTokens: 2 },
    });
  });

  it("gives an empty text where the model says nothing", async () => {
    expect((await ask(() => reply())).answer).toEqual({ text: "", isCut: false });
  });

  it("tells that an answer ran out of tokens", async () => {
    const usage = { promptTokens: 7, replyTokens: 1 };
    const end = { type: "finish", reason: "length", usage } as const;
    const { answer } = await ask(() => [{ type: "text-delta", text: "They m" }, end]);
    expect(answer).toEqual({ text: "They m", isCut: true });
  });

  it("reads 8,000 characters and no more of an answer of 100 KB", async () => {
    let chunks = 0;
    const { provider } = createFakeProvider(() => []);
    const stream = async function* () {
      for (; chunks < 100; chunks += 1) {
        yield { type: "text-delta", text: "x".repeat(1_024) } as const;
      }
    };
    const { signal } = new AbortController();
    const asking = askModel({ provider: { ...provider, stream }, request, signal });
    await expect(asking).rejects.toMatchObject({
      code: "summary-unusable",
      data: { reason: "too-long" },
    });
    expect(chunks).toBeLessThan(10);
  });

  it("takes exactly 8,000 characters", async () => {
    const { answer } = await ask(() => reply("x".repeat(8_000)));
    expect(answer.text).toHaveLength(8_000);
  });

  it("gives up on a model that hangs after two minutes", async () => {
    const asking = ask(() => [{ type: "wait", until: never }]);
    const ended = expect(asking).rejects.toMatchObject({
      code: "provider-silent",
      data: { seconds: 120 },
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });

  it("fails as the provider does, and as cut off where the answer has no end", async () => {
    const failed = new AppError("provider-failed");
    await expect(ask(() => [failed])).rejects.toBe(failed);
    const cut = ask(() => [{ type: "text-delta", text: "half" }]);
    await expect(cut).rejects.toMatchObject({ code: "provider-cut-off" });
  });

  it("E-025 ends at once with the signal's reason, and leaves no timer behind", async () => {
    const abort = new AbortController();
    const asking = ask(() => [{ type: "wait", until: never }], abort.signal);
    const reason = new AppError("turn-running");
    const ended = expect(asking).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(10);
    abort.abort(reason);
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("asks nothing where it is aborted already", async () => {
    const { provider, requests } = createFakeProvider(() => reply("x"));
    const signal = AbortSignal.abort(new AppError("locked"));
    await expect(askModel({ provider, request, signal })).rejects.toMatchObject({ code: "locked" });
    expect(requests).toEqual([]);
  });
});
