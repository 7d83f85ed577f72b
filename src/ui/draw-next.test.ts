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

/** How tasks were to stand among the others of the thread. */
const priorities: unknown[] = [];
const postTask = (work: () => void, { priority, signal }: SchedulerPostTaskOptions) => {
  priorities.push(priority);
  setTimeout(() => signal?.aborted || work(), 0);
  return new Promise(() => {});
};

beforeEach(() => {
  priorities.splice(0);
  attributes.clear();
  vi.useFakeTimers();
  vi.stubGlobal("document", { body });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("scheduler", { postTask });
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
  vi.advanceTimersByTime(2);
  expect(drawn).toEqual(["drawn"]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveLength(1);
  // Behind what the page is told, of a lock above all.
  expect(priorities).toEqual(["background"]);
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
