import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MemoryPart } from "./memory-part";

it.each(["sheet", "page"] as const)(
  "a part of memory that no prompt holds says so, and where that is set: in a %s",
  (look) => {
    const drawn = (isIncluded: boolean) =>
      renderToStaticMarkup(
        <MemoryPart look={look} name="blocks" title="Blocks" means="" isIncluded={isIncluded}>
          persona
        </MemoryPart>,
      );
    expect(drawn(false)).toMatch(/No prompt of this context holds them.*persona/s);
    expect(drawn(false)).toContain("Options, Contexts");
    expect(drawn(true)).not.toContain("No prompt");
  },
);
