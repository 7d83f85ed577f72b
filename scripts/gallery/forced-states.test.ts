import { describe, expect, it } from "vitest";
import { forceStates } from "./forced-states.mjs";

const DARK = "@media (prefers-color-scheme:dark){:root{--page:#000}}";

describe("forceStates", () => {
  it("lets an attribute stand for a pointer and for the keyboard", () => {
    expect(forceStates(`${DARK}.a:hover{color:red}`)).toContain(
      ".a:is(:hover,[data-force~=hover]){color:red}",
    );
    expect(forceStates(`${DARK}a:has(:focus-visible){color:red}`)).toContain(
      "a:has(:is(:focus-visible,[data-force~=focus])){color:red}",
    );
  });

  it("leaves the names of classes as they are", () => {
    const css = ".hover\\:bg-tint:focus,.focus-visible\\:ring{color:red}";
    expect(forceStates(DARK + css)).toContain(css);
  });

  it("leaves what is asked of the system as it is", () => {
    const query = "@media (forced-colors:active)";
    expect(forceStates(`${DARK}${query}{.a{color:red}}`)).toContain(query);
  });

  it("shows hovering where nothing can hover, too", () => {
    expect(forceStates(`${DARK}@media (hover:hover){.a:hover{color:red}}`)).toContain(
      "@media all{.a:is(:hover,[data-force~=hover]){color:red}}",
    );
  });

  it("lets the root choose a palette against the system, both ways", () => {
    const css = forceStates(DARK);
    expect(css).toContain(":root:not([data-theme=light]){--page:#000}");
    expect(css).toContain(":root[data-theme=dark]{color-scheme:dark;--page:#000}");
  });

  it("fails where there is no dark palette", () => {
    expect(() => forceStates(".a{color:red}")).toThrow("dark palette");
  });
});
