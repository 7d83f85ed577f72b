import { describe, expect, it } from "vitest";
import * as fc from "../../../../test/builders/steady-check";
import { mapOffset, mergeText } from "./merge-text";

/** Letters that no other part has: what was put in can be told apart from all else. */
const words = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });

type Change = { readonly at: number; readonly remove: number; readonly insert: string };

function changed(base: string, { at, remove, insert }: Change): string {
  const from = Math.min(at, base.length);
  return base.slice(0, from) + insert + base.slice(from + remove);
}

const change = (letters: string): fc.Arbitrary<Change> =>
  fc.record({ at: fc.nat(40), remove: fc.nat(8), insert: words(letters) });

describe("two changes of one text", () => {
  it("both stay, whatever each took out", () => {
    const base = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n"), maxLength: 40 });
    fc.assert(
      fc.property(base, change("xyz"), change("789"), (text, here, there) => {
        const forms = { base: text, mine: changed(text, here), theirs: changed(text, there) };
        const merged = mergeText(forms);
        expect(merged).toContain(here.insert);
        expect(merged).toContain(there.insert);
        // What nobody put in was there before, and in that order.
        const rest = [...merged].filter((one) => "ab \n".includes(one));
        expect(rest.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("are one where they are the same, or only one was made", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (base, text) => {
          expect(mergeText({ base, mine: text, theirs: text })).toBe(text);
          expect(mergeText({ base, mine: text, theirs: base })).toBe(text);
          expect(mergeText({ base, mine: base, theirs: text })).toBe(text);
        },
      ),
    );
  });

  it("in lines of their own leave each other's line as it was made", () => {
    const base = "milk\nbread\ntea\n";
    const forms = {
      base,
      mine: "milk\nbread\ngreen tea\n",
      theirs: "oat milk\nbread\ntea\nsalt\n",
    };
    expect(mergeText(forms)).toBe("oat milk\nbread\ngreen tea\nsalt\n");
  });

  it("are made once where they come back with more", () => {
    const forms = { base: "tea\n", mine: "tea\nmilk\n", theirs: "tea\nmilk\n" };
    expect(mergeText(forms)).toBe("tea\nmilk\n");
    expect(mergeText({ ...forms, theirs: "salt\ntea\nmilk\n" })).toBe("salt\ntea\nmilk\n");
  });

  it("leave families, flags and accents whole", () => {
    const base = "👨‍👩‍👧 é";
    const merged = mergeText({ base, mine: "👨‍👩‍👦 é", theirs: "👨‍👩‍👧 ê" });
    expect(merged).toBe("👨‍👩‍👦 ê");
  });
});

describe("mapOffset", () => {
  it.each([
    ["behind what came before it", "ab|cd", "xxabcd", 4],
    ["where it was when something came behind it", "ab|cd", "abcdxx", 2],
    ["where its surroundings were taken out", "ab|cd", "ad", 1],
  ])("is %s", (_, marked, to, offset) => {
    const at = marked.indexOf("|");
    expect(mapOffset(at, marked.replace("|", ""), to)).toBe(offset);
  });
});
