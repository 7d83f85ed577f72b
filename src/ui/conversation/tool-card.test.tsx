import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToolCard } from "./tool-card";

const client = { call: () => Promise.reject(new Error("Nothing is called.")) };

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
