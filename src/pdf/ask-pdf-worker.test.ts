import { describe, expect, it } from "vitest";
import type { FromPdfWorker, PdfSource } from "../domain/pdf-reading";
import { askPdfWorker, type PdfWorker } from "./ask-pdf-worker";

const SOURCE: PdfSource = { file: new Blob(["%PDF-1.7"]) };
const page = (text: string): FromPdfWorker => ({
  type: "page",
  page: { text, hidden: 0, isScan: false },
});

/** A worker that tells these, or fails; and whether it was ended. */
function fakeWorker(emitted: readonly (FromPdfWorker | "error" | { readonly odd: true })[]) {
  const listeners: Record<string, ((event: { data?: unknown }) => void)[]> = {};
  const state = { isEnded: false };
  const worker: PdfWorker = {
    addEventListener: (type, listener) => {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
    postMessage: () => {
      for (const one of emitted) {
        const type = one === "error" ? "error" : "message";
        for (const listener of listeners[type] ?? []) listener({ data: one });
      }
    },
    terminate: () => {
      state.isEnded = true;
    },
  };
  return { state, createWorker: () => worker };
}

const never = () => new Promise<void>(() => undefined);

describe("askPdfWorker", () => {
  it("gives the pages in their order, and ends the worker", async () => {
    const { state, createWorker } = fakeWorker([
      { type: "opened", pages: 2 },
      page("One"),
      page("Two"),
      { type: "done" },
    ]);
    const read = await askPdfWorker(SOURCE, { createWorker, wait: never });
    expect(read).toMatchObject({ kind: "read", reading: { pages: 2 } });
    expect(read.kind === "read" && read.reading.read.map(({ text }) => text)).toEqual([
      "One",
      "Two",
    ]);
    expect(state.isEnded).toBe(true);
  });

  it.each([
    ["pdf-password", [{ type: "refused", why: "pdf-password" }]],
    ["pdf-empty", [{ type: "opened", pages: 1 }, page(" "), { type: "done" }]],
    ["pdf-broken", ["error"]],
    ["pdf-broken", [{ odd: true }]],
  ] as const)("says %s where that is so", async (why, emitted) => {
    const { state, createWorker } = fakeWorker(emitted);
    expect(await askPdfWorker(SOURCE, { createWorker, wait: never })).toEqual({
      kind: "refused",
      why,
    });
    expect(state.isEnded).toBe(true);
  });

  it("ends one that was made to be slow, with the pages that it has read", async () => {
    const slow = fakeWorker([{ type: "opened", pages: 9 }, page("One")]);
    const waits: number[] = [];
    const now = async (ms: number) => void waits.push(ms);
    const read = await askPdfWorker(SOURCE, { ...slow, wait: now });
    expect(read).toMatchObject({ kind: "read", reading: { pages: 9, read: [{ text: "One" }] } });
    expect(slow.state.isEnded).toBe(true);
    const none = fakeWorker([{ type: "opened", pages: 9 }]);
    const nothing = await askPdfWorker(SOURCE, { ...none, wait: now });
    expect(nothing).toEqual({ kind: "refused", why: "pdf-slow" });
    expect(waits).toEqual([30_000, 30_000]);
  });

  it("reads no further than a file holds", async () => {
    const ends = (lengths: readonly number[]) => {
      const pages = lengths.map((length) => page("a".repeat(length)));
      const { createWorker } = fakeWorker([{ type: "opened", pages: 1_000 }, ...pages]);
      return askPdfWorker(SOURCE, { createWorker, wait: never });
    };
    const half = 262_144;
    expect(await ends([half, half])).toMatchObject({ kind: "read", reading: { pages: 1_000 } });
    const late = new Promise((resolve) => setTimeout(resolve, 20, "reads on"));
    expect(await Promise.race([ends([half, half - 6_000]), late])).toBe("reads on");
  });

  it("ends the worker where nobody wants it any more", async () => {
    const { state, createWorker } = fakeWorker([]);
    const ending = new AbortController();
    const pending = askPdfWorker(SOURCE, { createWorker, wait: never, signal: ending.signal });
    ending.abort(new Error("locked"));
    await expect(pending).rejects.toThrow("locked");
    expect(state.isEnded).toBe(true);
  });
});
