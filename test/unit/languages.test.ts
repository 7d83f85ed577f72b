import { describe, expect, it } from "vitest";
import { english, type Messages } from "../../src/ui/words/english";

const loaders = import.meta.glob<{ readonly messages: Messages }>(
  "../../src/ui/words/*/messages.ts",
);
const all = await Promise.all(
  Object.entries(loaders).map(
    async ([path, load]) => [path.split("/").at(-2) ?? "", (await load()).messages] as const,
  ),
);
// The made-up language of the tests has no texts of its own.
const languages = all.filter(([, messages]) => Object.keys(messages).length > 0);

it("the tests' own language is there, and has no texts of its own", () => {
  expect(all.map(([language]) => language)).toContain("en-XA");
  expect(languages.map(([language]) => language)).not.toContain("en-XA");
});

describe.each(languages)("the texts of %s", (_language, messages) => {
  it("are those of English: none lacks, none is beyond them, each of the same kind", () => {
    const kinds = (value: object) =>
      Object.fromEntries(leaves(value).map(({ path, text }) => [path, typeof text]));
    expect(kinds(messages)).toEqual(kinds(english));
  });

  it("are never empty where English says something", () => {
    const said = new Map(leaves(messages).map(({ path, text }) => [path, text]));
    const empty = leaves(english).filter(({ path, text }) => text !== "" && said.get(path) === "");
    expect(empty).toEqual([]);
  });
});

type Leaf = { readonly path: string; readonly text: unknown };

/** Every text of a catalogue by its path. */
function leaves(value: object, at = ""): Leaf[] {
  return Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    const path = at === "" ? key : `${at}.${key}`;
    return typeof text === "object" && text !== null ? leaves(text, path) : [{ path, text }];
  });
}
