import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { enSections } from "../words/section-words";
import { splitOwnText } from "./split-own-text";

describe("a text of the product's own", () => {
  it("is cut where it names a part of the options, and nowhere else", () => {
    expect(splitOwnText("Look at Options, Models, or Options, Lock.")).toEqual([
      { text: "Look at ", section: null },
      { text: "Options, Models", section: "models" },
      { text: ", or ", section: null },
      { text: "Options, Lock", section: "lock" },
      { text: ".", section: null },
    ]);
    expect(splitOwnText("Options, Datapoints and other options, Data")).toEqual([
      { text: "Options, Datapoints and other options, Data", section: null },
    ]);
    expect(splitOwnText("")).toEqual([]);
  });

  it("is the same text in its pieces", () => {
    const text = "Options, Data, Stores: Options, Nothing; Options, Health";
    const chunks = splitOwnText(text);
    expect(chunks.map((chunk) => chunk.text).join("")).toBe(text);
  });
});

describe("the texts of the interface and of the guide", () => {
  const folders = ["src/ui/words", "src/providers/guide"];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );

  it("name a part of the options in the one way that becomes a link", () => {
    const named = texts.flatMap((text) => [...text.matchAll(/Options, ([A-Z]\p{L}+)/gu)]);
    const known: readonly (string | undefined)[] = Object.values(enSections.names);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, name]) => !known.includes(name))).toEqual([]);
    expect(
      texts.filter((text) => /(?:in the options|options page)[^.]{0,30} "/.test(text)),
    ).toEqual([]);
  });
});
