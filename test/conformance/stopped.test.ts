import { describe, expect, it } from "vitest";
import type { Model } from "../../src/domain/model";
import type { ProviderFetch } from "../../src/domain/provider";
import { DIALECTS } from "./dialects";
import { requestTo } from "./outcome";

const ORIGIN = "http://127.0.0.1:9";
const REASON = new Error("stopped by the person");

describe.each(DIALECTS)("$id, stopped", (dialect) => {
  const model: Model = {
    provider: dialect.id,
    name: "a",
    url: ORIGIN,
    window: null,
    thinks: false,
  };
  /** A server that never answers, and hears of it when nobody waits any more. */
  const silent = () => {
    const hungUp: unknown[] = [];
    const fetch: ProviderFetch = (_url, { signal }) =>
      new Promise((_, reject) => {
        const hangUp = () => {
          hungUp.push(signal?.reason);
          reject(signal?.reason);
        };
        if (signal?.aborted) hangUp();
        signal?.addEventListener("abort", hangUp, { once: true });
      });
    return { provider: dialect.create({ fetch }), hungUp };
  };
  type Question = (provider: ReturnType<typeof silent>["provider"], signal: AbortSignal) => unknown;
  const QUESTIONS: readonly (readonly [string, Question])[] = [
    ["an answer", (provider, signal) => drain(provider.stream(requestTo(dialect, ORIGIN), signal))],
    ["a list of models", (provider, signal) => provider.listModels({ url: ORIGIN }, signal)],
  ];

  it.each(QUESTIONS)("E-025 ends the wait for %s with the signal's reason", async (_, question) => {
    const { provider, hungUp } = silent();
    const stop = new AbortController();
    const pending = question(provider, stop.signal);
    queueMicrotask(() => stop.abort(REASON));
    await expect(pending).rejects.toBe(REASON);
    expect(hungUp.length).toBeLessThanOrEqual(1);
  });

  it("E-025 ends the wait for what a model can do, or asks nothing for it", async () => {
    const { provider } = silent();
    const stop = new AbortController();
    const pending = provider.describeModel(model, stop.signal);
    queueMicrotask(() => stop.abort(REASON));
    expect([model, REASON]).toContainEqual(await pending.catch((error: unknown) => error));
  });
});

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}
