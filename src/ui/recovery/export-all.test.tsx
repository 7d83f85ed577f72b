import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Outcome, Reading } from "./export-all";

it("tells of an export that failed that no file was saved, and why", () => {
  const failure = { code: "store-unavailable", data: {} } as const;
  const shown = renderToStaticMarkup(<Outcome progress={{ at: "failed", failure }} />);
  expect(shown).toContain("No file was saved.");
  expect(shown).toContain('data-problem="store-unavailable"');
});

it("tells how much of an export did not open", () => {
  const shown = renderToStaticMarkup(
    <Outcome progress={{ at: "done", opened: 7, unreadable: 2 }} />,
  );
  expect(shown).toContain("Saved 7 entries; 2 entries did not open.");
});

it("says aloud that it reads, and the same with every batch", () => {
  for (const rows of [1, 500]) {
    const shown = renderToStaticMarkup(<Reading rows={rows} />);
    expect(shown).toMatch(/<span role="status"[^>]*>Reading …<\/span><span>\d+ entr/);
  }
  expect(renderToStaticMarkup(<Reading rows={null} />)).toMatch(
    /^<span role="status"[^>]*><\/span>$/,
  );
});
