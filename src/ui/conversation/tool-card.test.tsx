import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { ToolCard } from "./tool-card";

const client = { call: () => Promise.reject(new Error("Nothing is called.")) };

afterEach(() => {
  vi.unstubAllGlobals();
});

it("what a call is asked with has the keyboard once it is edited: its button is gone", async () => {
  const asks = { target: "Plan", before: "", after: "a", needsPerson: true, digest: "" };
  const use = {
    ...{ id: "call-0", name: "block_append", arguments: "{}", result: null },
    ...{ failed: false, ms: null, asks },
  };
  const page = await livePage();
  const { prototype } = window.HTMLElement;
  const focus = vi.spyOn(prototype, "focus").mockImplementation(() => {});
  // Nothing is scrolled there.
  Object.assign(prototype, { scrollIntoView: () => {} });
  await page.show(
    <ToolCard client={client} turnId="t" use={use} isTainted={false} onDecided={() => {}} />,
  );
  expect(focus).not.toHaveBeenCalled();
  await page.click("[data-tool-edit]");
  expect(focus.mock.contexts).toEqual([page.find("[data-tool-arguments]")]);
  focus.mockRestore();
  Reflect.deleteProperty(prototype, "scrollIntoView");
});

it("a call whose arguments are edited shows what it would change once that is another than was seen", async () => {
  const cardOf = (digest: string, before: string) => {
    const asks = { target: "Plan", before, after: "a", needsPerson: true, digest };
    const use = {
      ...{ id: "call-1", name: "block_replace", arguments: "{}", result: null },
      ...{ failed: false, ms: null, asks },
    };
    return <ToolCard client={client} turnId="t" use={use} isTainted={false} onDecided={() => {}} />;
  };
  const page = await livePage();
  const { prototype } = window.HTMLElement;
  const focus = vi.spyOn(prototype, "focus").mockImplementation(() => {});
  Object.assign(prototype, { scrollIntoView: () => {} });
  await page.show(cardOf("1", "what was seen"));
  await page.click("[data-tool-edit]");
  const field = page.find("[data-tool-arguments]");
  const text = () => page.find("[data-tool-card]").textContent;
  expect(text()).not.toContain("what was seen");
  await page.show(cardOf("2", "what is there now"));
  expect(text()).toContain("what is there now");
  expect(page.find("[data-tool-arguments]")).toBe(field);
  focus.mockRestore();
  Reflect.deleteProperty(prototype, "scrollIntoView");
});

it("a call that waits shows the hidden characters of what it would write, and of where", () => {
  const asks = {
    target: "Pla\u202en",
    before: "a",
    after: "a\u200b\u{e0041}b",
    needsPerson: true,
    digest: "",
  };
  const use = {
    ...{ id: "call-0", name: "block_append", arguments: "{}", result: null },
    ...{ failed: false, ms: null, asks },
  };
  const html = renderToStaticMarkup(
    <ToolCard client={client} turnId="t" use={use} isTainted={false} onDecided={() => {}} />,
  );
  expect(html).toContain("Pla[U+202E]n");
  expect(html).toContain("a[U+200B][U+E0041]b");
  expect(html).not.toMatch(/[\u202e\u200b\u{e0041}]/u);
});
