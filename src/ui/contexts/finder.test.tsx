import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Finder, type FinderOption } from "./finder";

const render = (options: readonly FinderOption[], remark = "") =>
  renderToStaticMarkup(
    <Finder
      label="Find a context"
      listLabel="Contexts"
      remark={remark}
      currentWord="shown now"
      pinnedWord="pinned"
      options={options}
      onQuery={() => {}}
      onChoose={() => {}}
    />,
  );

describe("Finder", () => {
  it("is a field whose chosen option is the first", () => {
    const html = render([
      { id: "a", name: "Calm Counselor" },
      { id: "b", name: "Work" },
    ]);
    const active = /<input[^>]*aria-activedescendant="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${active}" role="option" data-option="a"`);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  it("says what is shown, pinned or near its end in words", () => {
    const html = render([{ id: "a", name: "Work", isCurrent: true, isPinned: true, note: "6 h" }]);
    expect(html).toContain(", shown now");
    expect(html).toContain(", pinned");
    expect(html).toContain("6 h");
  });

  it("has no chosen option where there is none, and says so", () => {
    const html = render([], "No context is called that.");
    expect(html).not.toContain("aria-activedescendant");
    expect(html).toContain("No context is called that.");
  });
});
