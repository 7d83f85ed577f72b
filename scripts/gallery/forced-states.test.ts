import { describe, expect, it } from "vitest";
import { forceStates } from "./forced-states.mjs";

describe("forceStates", () => {
  it("lets an attribute stand for a pointer and for the keyboard", () => {
    expect(forceStates(".a:hover{color:red}")).toContain(
      ".a:is(:hover,[data-force~=hover]){color:red}",
    );
    expect(forceStates(`a:has(:focus-visible){color:red}`)).toContain(
      "a:has(:is(:focus-visible,[data-force~=focus])){color:red}",
    );
  });

  it("leaves the names of classes as they are", () => {
    const css = ".hover\\:bg-tint:focus,.focus-visible\\:ring{color:red}";
    expect(forceStates(css)).toContain(css);
  });

  it("leaves what is asked of the system as it is", () => {
    const query = "@media (forced-colors:active)";
    expect(forceStates(`${query}{.a{color:red}}`)).toContain(query);
  });

  it("shows hovering where nothing can hover, too", () => {
    expect(forceStates(`@media (hover:hover){.a:hover{color:red}}`)).toContain(
      "@media all{.a:is(:hover,[data-force~=hover]){color:red}}",
    );
  });
});
