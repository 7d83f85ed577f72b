import { describe, expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import type { Embedder } from "../../domain/embedder";
import { createQueryVectors } from "./query-vectors";

const BRIEF = { withinMs: 5, isTyped: false };
const LONG = { withinMs: 60_000, isTyped: false };

/** An embedder that answers once it is let, and stops where it is told to. */
function setup() {
  const lock = new AbortController();
  const seen: { readonly text: string | undefined; readonly signal: AbortSignal }[] = [];
  const gates: { readonly pass: () => void; readonly fail: (error: Error) => void }[] = [];
  const embedder: Embedder = {
    id: "server",
    isServer: true,
    embed: ([text], signal) => {
      seen.push({ text, signal });
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        gates.push({ pass: () => resolve([Float32Array.of(1, 0)]), fail: reject });
      });
    },
  };
  let made = 0;
  const onEmbedded = () => {
    made += 1;
  };
  const queries = createQueryVectors({ signal: lock.signal, onEmbedded });
  const of = (patience = LONG, text = "my message") => queries.of(embedder, text, patience);
  return { lock, seen, gates, of, made: () => made };
}

describe("the vector of a query", () => {
  it("is asked for once and goes on for whoever asks next, where somebody waits no longer", async () => {
    const { seen, gates, of, made } = setup();
    await expect(of(BRIEF)).rejects.toThrow();
    expect(seen[0]?.signal.aborted).toBe(false);
    const [second, third] = [of(), of()];
    gates[0]?.pass();
    expect(await second).toEqual(await third);
    expect(await of(BRIEF)).toEqual(await second);
    expect([seen.length, made()]).toEqual([1, 1]);
  });

  it("is given up for a text that is only being typed: another one follows soon", async () => {
    const { seen, of } = setup();
    await expect(of({ withinMs: 5, isTyped: true })).rejects.toThrow();
    expect(seen[0]?.signal.aborted).toBe(true);
  });

  it("is not asked for any more once the vault is locked", async () => {
    const { lock, seen, of } = setup();
    const waiting = of();
    await expect(of(BRIEF)).rejects.toThrow();
    lock.abort(new AppError("locked"));
    await expect(waiting).rejects.toThrow("locked");
    expect([seen.length, seen[0]?.signal.aborted]).toEqual([1, true]);
  });

  it("is asked for again where that failed", async () => {
    const { seen, gates, of, made } = setup();
    const first = of();
    gates[0]?.fail(new AppError("provider-unreachable"));
    await expect(first).rejects.toThrow("provider-unreachable");
    const again = of();
    gates[1]?.pass();
    expect(await again).not.toBeNull();
    expect([seen.length, made()]).toEqual([2, 1]);
  });
});
