import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../../domain/app-error";
import { createCell } from "../cell";
import { keepHeld, letPass, takeBack } from "./offer-life";
import type { UndoOffer } from "./undo-offer";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const offered = (more: Partial<UndoOffer> = {}): UndoOffer => ({
  undoId: crypto.randomUUID(),
  what: { kind: "messages", count: 1 },
  since: Date.now(),
  ...more,
});

function setUp(offer = offered()) {
  const cell = createCell<UndoOffer | null>(null);
  cell.set(offer);
  const calls: unknown[] = [];
  let answer: () => Promise<unknown> = async () => ({});
  // Every call of the bar is answered with nothing.
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input]);
    return answer();
  }) as Parameters<typeof keepHeld>[0]["call"];
  const answerWith = (next: () => Promise<unknown>) => {
    answer = next;
  };
  return { cell, offer, calls, client: { call }, answerWith };
}

describe("an offer to undo", () => {
  it("passes after ten seconds", () => {
    const { cell, offer } = setUp();
    letPass(cell, offer);
    vi.advanceTimersByTime(9_999);
    expect(cell.get()).toBe(offer);
    vi.advanceTimersByTime(1);
    expect(cell.get()).toBeNull();
  });

  it("passes not while somebody is at it, and not at once when they let go", () => {
    const { cell, offer } = setUp();
    letPass(cell, offer)();
    vi.advanceTimersByTime(60_000);
    expect(cell.get()).toBe(offer);
    letPass(cell, offer);
    vi.advanceTimersByTime(1_999);
    expect(cell.get()).toBe(offer);
    vi.advanceTimersByTime(1);
    expect(cell.get()).toBeNull();
  });

  it("tells for five seconds what became of it", () => {
    const { cell, offer } = setUp(offered({ end: { failure: null } }));
    letPass(cell, offer);
    vi.advanceTimersByTime(4_999);
    expect(cell.get()).toBe(offer);
    vi.advanceTimersByTime(1);
    expect(cell.get()).toBeNull();
  });

  it("leaves a newer one where it is when its time is over", () => {
    const { cell, offer } = setUp();
    letPass(cell, offer);
    const newer = offered();
    cell.set(newer);
    vi.advanceTimersByTime(10_000);
    expect(cell.get()).toBe(newer);
  });

  it("is held by the worker while somebody is at it, also where one call fails", () => {
    const { client, calls, offer, answerWith } = setUp();
    const keep = ["undo.keep", { undoId: offer.undoId }];
    answerWith(() => Promise.reject(new AppError("internal")));
    const stop = keepHeld(client, offer);
    expect(calls).toEqual([keep]);
    vi.advanceTimersByTime(10_000);
    expect(calls).toEqual([keep, keep, keep]);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(3);
  });
});

describe("takeBack", () => {
  const back = { id: crypto.randomUUID(), contextId: crypto.randomUUID() };

  it("has it undone by its id, tells so, and then shows what is back", async () => {
    const done: unknown[] = [];
    const onUndone = async () => done.push("read anew");
    const { cell, client, calls, offer } = setUp(offered({ back, onUndone }));
    vi.advanceTimersByTime(3_000);
    await takeBack({ cell, client, offer, onBack: async (one) => void done.push(one) });
    expect(calls).toEqual([["undo.run", { undoId: offer.undoId }]]);
    expect(cell.get()).toEqual({ ...offer, end: { failure: null }, since: Date.now() });
    expect(done).toEqual(["read anew", back]);
  });

  it.each(["undo-late", "conflict", "turn-running"] as const)(
    "tells of a refusal, and shows nothing as back: %s",
    async (code) => {
      const shown: unknown[] = [];
      const { cell, client, offer, answerWith } = setUp(offered({ back }));
      answerWith(() => Promise.reject(new AppError(code)));
      await takeBack({ cell, client, offer, onBack: async (one) => void shown.push(one) });
      expect(cell.get()?.end?.failure).toMatchObject({ code });
      expect(shown).toEqual([]);
    },
  );

  it("tells that it is undone where only what is back cannot be shown", async () => {
    const fail = () => Promise.reject(new AppError("not-found"));
    const { cell, client, offer } = setUp(offered({ back, onUndone: fail }));
    await takeBack({ cell, client, offer, onBack: fail });
    expect(cell.get()?.end).toEqual({ failure: null });
  });

  it("leaves the offer of what was done meanwhile", async () => {
    const { cell, client, offer, answerWith } = setUp();
    const newer = offered();
    answerWith(async () => cell.set(newer));
    await takeBack({ cell, client, offer });
    expect(cell.get()).toBe(newer);
  });
});
