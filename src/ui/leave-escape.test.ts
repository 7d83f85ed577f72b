import { readdirSync, readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveEscape } from "./leave-escape";

const UI = new URL(".", import.meta.url);
/** In these nothing is written, and no offer to undo stands. */
const READ_ONLY = ["conversations/action-items.tsx", "inspector/inspector.tsx"];

let page: Document;

beforeEach(() => {
  const { window, document } = parseHTML(
    "<section data-undo-bar=''><button id='undo'></button></section><input id='field'>",
  );
  page = document;
  vi.stubGlobal("Element", window.Element);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function isLeft(id: string, isComposing = false): boolean {
  const prevented = vi.fn();
  const target = page.getElementById(id);
  leaveEscape({ target, isComposing, preventDefault: prevented } as unknown as KeyboardEvent);
  return prevented.mock.calls.length > 0;
}

it("Escape closes what lies over the page, but not where an input method has it", () => {
  expect(isLeft("field")).toBe(false);
  expect(isLeft("field", true)).toBe(true);
});

it("Escape in the offer to undo closes that, and not the sheet that it stands in as well", () => {
  expect(isLeft("undo")).toBe(true);
});

it("all that lies over the page and is written in leaves Escape so", () => {
  const files = readdirSync(UI, { recursive: true, encoding: "utf8" });
  const over = files.filter((path) => {
    if (!path.endsWith(".tsx") || READ_ONLY.includes(path)) return false;
    return /<(?:Dialog|Popover)\.Content$/m.test(readFileSync(new URL(path, UI), "utf8"));
  });
  expect(over.length).toBeGreaterThan(3);
  const lacks = (path: string) =>
    !readFileSync(new URL(path, UI), "utf8").includes("onEscapeKeyDown={leaveEscape}");
  expect(over.filter(lacks)).toEqual([]);
});
