import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawNext } from "./draw-next";
import { coverPage } from "./page-covered";

const FRAME_MS = 16;

const attributes = new Set<string>();
const body = {
  hasAttribute: (name: string) => attributes.has(name),
  toggleAttribute: (name: string, on: boolean) =>
    on ? attributes.add(name) : attributes.delete(name),
};

beforeEach(() => {
  attributes.clear();
  vi.useFakeTimers();
  vi.stubGlobal("document", { body });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("draws after a frame, in a task of its own", () => {
  const drawn: string[] = [];
  drawNext(() => drawn.push("drawn"));
  vi.advanceTimersByTime(FRAME_MS);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual(["drawn"]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveLength(1);
});

it("draws nothing while the page is covered, and what has waited once it is seen again", () => {
  const drawn: string[] = [];
  drawNext(() => drawn.push("drawn"));
  coverPage(true);
  vi.advanceTimersByTime(5_000);
  expect(drawn).toEqual([]);
  coverPage(false);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toEqual(["drawn"]);
});

it("draws nothing that was called off, also while the page was covered", () => {
  const drawn: string[] = [];
  drawNext(() => drawn.push("first"))();
  const cancel = drawNext(() => drawn.push("second"));
  coverPage(true);
  vi.advanceTimersByTime(1_000);
  cancel();
  coverPage(false);
  vi.advanceTimersByTime(5_000);
  expect(drawn).toEqual([]);
});
