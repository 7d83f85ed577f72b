import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToolCalls } from "./tool-calls";

it("tells which tools were asked for in one line, what with behind it, and that nothing was done", () => {
  const calls = [
    { id: "a", name: "look_up", arguments: '{"at":"<b>home</b>"}' },
    { id: "a", name: "", arguments: "x".repeat(20_000) },
  ];
  const html = renderToStaticMarkup(<ToolCalls calls={calls} />);
  expect(html).toMatch(/<details data-tool-calls="" (?!.*open=)/);
  expect(html).toContain(
    "asked for tools: look_up, without a name; none was offered, so nothing was done",
  );
  expect(html).toContain("&lt;b&gt;home&lt;/b&gt;");
  expect(html).toContain("… and 10,000 more characters");
});
