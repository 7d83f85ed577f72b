import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeEarlier } from "../../../test/builders/make-earlier";
import { AppError } from "../../domain/app-error";
import type { EarlierQuery, FoundEarlier } from "../../domain/earlier-text";
import { createQuotesProvider, DEADLINE_MS } from "./quotes-provider";

const REQUEST = {
  ...{ contextId: crypto.randomUUID(), conversationId: crypto.randomUUID(), leaf: null },
  ...{ currentPrompt: "Which hotel was it?", n: 30 },
};
const FOUND: FoundEarlier = { found: [makeEarlier()], isWhole: true };

function ask(findEarlier: () => Promise<FoundEarlier>, remembers = true) {
  const ending = new AbortController();
  const provider = createQuotesProvider({ findEarlier, remembers, place: "note" });
  return { ending, response: provider.getContext(REQUEST, ending.signal) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the provider of quotes", () => {
  it("gives what was said earlier in the context", async () => {
    const { response } = ask(async () => FOUND);
    expect(await response).toMatchObject([
      { type: "quotes", conversationId: REQUEST.conversationId, found: FOUND.found, problem: null },
    ]);
  });

  it("tells where not all was looked through", async () => {
    const { response } = ask(async () => ({ ...FOUND, isWhole: false }));
    expect(await response).toMatchObject([{ found: FOUND.found, problem: "quotes-partial" }]);
  });

  it("tells where they were found by words alone because the message is only being typed", async () => {
    const { response } = ask(async () => ({ ...FOUND, isByWords: true }));
    expect(await response).toMatchObject([{ found: FOUND.found, problem: "quotes-typed" }]);
  });

  it("has nothing of a question for the guide leave the browser, and no more to say of it", async () => {
    const queries: EarlierQuery[] = [];
    const findEarlier = async (query: EarlierQuery) => {
      queries.push(query);
      return { ...FOUND, isByWords: true as const };
    };
    const deps = { findEarlier, remembers: true, place: "note", isForGuide: true } as const;
    const { signal } = new AbortController();
    const [part] = await createQuotesProvider(deps).getContext(REQUEST, signal);
    expect(queries).toMatchObject([{ staysHere: true, withMemory: true }]);
    expect(part).toMatchObject({ found: FOUND.found, problem: null });
  });

  it("lets an answer wait no longer than its deadline", async () => {
    const { response } = ask(() => new Promise(() => {}));
    let isAnswered = false;
    void response.then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toMatchObject([{ found: [], problem: "quotes-late" }]);
    expect(DEADLINE_MS).toBe(300);
  });

  it("lets an answer go without where the compute host is gone", async () => {
    const { response } = ask(async () => {
      throw new AppError("engine-failed", { data: { reason: "gone" } });
    });
    expect(await response).toMatchObject([{ found: [], problem: "quotes-failed" }]);
  });

  it("ends with the lock that comes amid it", async () => {
    const { response, ending } = ask(() => new Promise(() => {}));
    ending.abort(new AppError("locked"));
    const failed = expect(response).rejects.toMatchObject({ code: "locked" });
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await failed;
  });

  it("looks for nothing where the context does not remember", async () => {
    const { response } = ask(async () => {
      throw new Error("asked");
    }, false);
    expect(await response).toEqual([]);
  });
});
