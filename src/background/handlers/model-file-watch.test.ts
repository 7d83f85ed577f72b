import { describe, expect, it, vi } from "vitest";
import { partialApp } from "../../../test/builders/partial-app";
import type { ModelFiles } from "../../contract/model-file";
import { AppError } from "../../domain/app-error";
import { modelFileWatch } from "./model-file-watch";

const FILES: ModelFiles = { files: [], quota: null, used: null, threads: 1 };

function setUp(list: () => Promise<ModelFiles> = async () => FILES) {
  const listeners = new Set<() => void>();
  const modelFiles = {
    list,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const emitted: unknown[] = [];
  const sink = {
    event: (files: ModelFiles) => emitted.push(files),
    fail: (e: unknown) => emitted.push(e),
  };
  const watch = () => modelFileWatch(partialApp({ modelFiles }), {}, sink);
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { watch, emitted, change, listeners };
}

describe("watching model files", () => {
  it("tells them at once, and many changes as one a quarter of a second later", async () => {
    vi.useFakeTimers();
    const { watch, emitted, change } = setUp();
    await watch();
    expect(emitted).toEqual([FILES]);
    for (let count = 0; count < 100; count += 1) change();
    await vi.advanceTimersByTimeAsync(249);
    expect(emitted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(emitted).toHaveLength(2);
    vi.useRealTimers();
  });

  it("ends with the page", async () => {
    const { watch, listeners } = setUp();
    const stop = await watch();
    stop();
    expect(listeners.size).toBe(0);
  });

  it("tells why it cannot tell them", async () => {
    const { watch, emitted } = setUp(async () => {
      throw new AppError("locked");
    });
    await watch();
    expect(emitted).toEqual([new AppError("locked")]);
  });
});
