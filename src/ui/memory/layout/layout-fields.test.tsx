import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlockSchema } from "../../../domain/block-schema";
import { LayoutFields } from "./layout-fields";
import { NEW_FIELD, NEW_SECTION } from "./layouts";

/** What a page offers to say of the parts of a block: the values of those fields. */
function offered(schema: BlockSchema): readonly string[] {
  const page = renderToStaticMarkup(<LayoutFields schema={schema} onChange={() => {}} />);
  return [...page.matchAll(/<input[^>]*data-part-about[^>]*>/g)].map(
    ([field]) => /value="([^"]*)"/.exec(field)?.[1] ?? "",
  );
}

it("what each field and section of a block is for can be written where it is laid out", () => {
  const fields = ["In years", ""].map((description) => ({ ...NEW_FIELD, description }));
  const map = { kind: "map", fields } as const;
  expect(offered(map)).toEqual(["In years", ""]);
  const section = { ...NEW_SECTION, description: "Of the person", schema: map };
  expect(offered({ kind: "composite", sections: [section] })).toEqual([
    "In years",
    "",
    "Of the person",
  ]);
  expect(offered({ kind: "text", viewport: null })).toEqual([]);
});
