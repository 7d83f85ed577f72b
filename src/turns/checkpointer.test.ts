import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCheckpointer } from "./checkpointer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(write?: (chunk: { text: string }) => Promise<void>) {
  const written: string[] = [];
  const errors: unknown[] = [];
  const checkpointer = createCheckpointer({
    write: async (chunk) => {
      await write?.(chunk);
      written.push(chunk.text);
    },
    onError: (error) => errors.push(error),
  });
  return { checkpointer, written, errors };
}

describe("createCheckpointer", () => {
  it("writes half a second after the first unkept piece, all pieces in one", async () => {
    const { checkpointer, written } = setup();
    checkpointer.add({ text: "a" });
    await vi.advanceTimersByTimeAsync(400);
    checkpointer.add({ text: "b" });
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toEqual(["ab"]);
  });

  it("writes at once when 4,096 characters have gathered", async () => {
    const { checkpointer, written } = setup();
    checkpointer.add({ text: "x".repeat(4_096) });
    await vi.advanceTimersByTimeAsync(0);
    expect(written[0]).toHaveLength(4_096);
  });

  it("gives back what no write has kept", async () => {
    const { checkpointer, written } = setup();
    checkpointer.add({ text: "kept" });
    await vi.advanceTimersByTimeAsync(500);
    checkpointer.add({ text: "rest", thinking: "thought" });
    expect(await checkpointer.drain()).toEqual({ text: "rest", thinking: "thought" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual(["kept"]);
  });

  it("loses nothing when a write fails, and keeps the order", async () => {
    let failing = true;
    const { checkpointer, written, errors } = setup(async () => {
      if (failing) throw new Error("disk");
    });
    checkpointer.add({ text: "one " });
    await vi.advanceTimersByTimeAsync(500);
    expect(errors).toHaveLength(1);
    failing = false;
    checkpointer.add({ text: "two" });
    await vi.advanceTimersByTimeAsync(500);
    expect(written).toEqual(["one two"]);
    expect(await checkpointer.drain()).toEqual({ text: "", thinking: "" });
  });

  it("waits for a write under way before it gives back the rest", async () => {
    let finish = () => {};
    const { checkpointer, written } = setup(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    checkpointer.add({ text: "slow" });
    await vi.advanceTimersByTimeAsync(500);
    const rest = checkpointer.drain();
    finish();
    expect(await rest).toEqual({ text: "", thinking: "" });
    expect(written).toEqual(["slow"]);
  });
});
