import init from "@sqlite.org/sqlite-wasm";
import { expect, it } from "vitest";
import { asks, docOf, PAGE } from "../../test/builders/make-docs";
import { createKeywordIndex } from "./keyword-index";
import { foldMarks } from "./to-tokens";

const sqlite = await init();

/** Halves of signs, marks, what nobody sees, and scripts with rules of their own. */
const SIGNS = [
  ...[
    "\ud83d",
    "\ude00",
    "\ud800",
    "😀",
    "\ufffd",
    "\u{10ffff}",
    "\ue000",
    "\0",
    "-",
    "_",
    " ",
    "’",
  ],
  ...["a", "b", "é", "e\u0301", "\u0301", "ß", "İ", "ﬁ", "Ａ", "ŉ", "½", "1", "ς", "Σ", "\u200d"],
  ...[
    "東",
    "京",
    "あ",
    "ー",
    "ก",
    "가",
    "\u1100",
    "\u1161",
    "क",
    "्",
    "ि",
    "ا",
    "ـ",
    "\u200f",
    "\u200e",
  ],
  ...["\ufeff", "\u00a0"],
];

/** The same numbers every time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % sides;
  };
}

it("finds every odd text by all that it says, whatever was put, replaced and taken out before", () => {
  const roll = dice(7);
  for (let round = 0; round < 12; round += 1) {
    const index = createKeywordIndex(sqlite);
    const said = new Map<string, string>();
    for (let step = 0; step < 50; step += 1) {
      const id = `t${roll(30)}`;
      const text = Array.from({ length: 1 + roll(12) }, () => SIGNS[roll(SIGNS.length)]).join("");
      if (roll(4) === 0) {
        index.remove([id]);
        said.delete(id);
      } else {
        index.put([docOf(id, text, { order: roll(100) })]);
        said.set(id, text);
      }
      for (const [known, words] of said) {
        // Signs alone are looked for by nobody.
        if (roll(3) > 0 || !/[\p{L}\p{N}\p{So}\p{Co}]/u.test(foldMarks(words))) continue;
        const { hits } = index.find(asks(`"${words}"`), { ...PAGE, limit: 100 });
        expect(
          hits.map((hit) => hit.id),
          JSON.stringify(words),
        ).toContain(known);
      }
    }
    index.remove([...said.keys()]);
    expect(index.find(asks("a"), PAGE).total).toBe(0);
    index.close();
  }
});

it.each([
  ["שלום\u200fעולם", "שלוםעולם"],
  ["ΟΔΟΣΗΜΑ", "οδοσ"],
  ["ὁδός", "ΟΔΟΣ"],
  ["Die Straße", "STRASSE"],
  ["Die Strasse", "straße"],
  ["DIE GROẞE", "große"],
  ["ma sœur", "soeur"],
  ["Łódź", "lodz"],
  ["København", "kobenhavn"],
  ["Đà Nẵng", "da nang"],
  ["ılıca", "ILICA"],
  ["في المدرسة", "المدرسه"],
  ["إلى مصطفى", "مصطفي"],
  ["done 🎉🎊", "🎊"],
  ["kept ❤ here", "❤\ufe0f"],
  ["kept ❤\ufe0f here", '"kept ❤ here"'],
  ["葛\u{e0100}飾", "葛飾"],
  ["Donau\u00addampf\u00adschiff", "donaudampfschiff"],
])("what %s says is found by %s", (text, typed) => {
  const index = createKeywordIndex(sqlite);
  index.put([docOf("1", text)]);
  expect(index.find(asks(typed), PAGE).total).toBe(1);
  index.close();
});

it("finds what stands across the thousandth character of a text without spaces", () => {
  const index = createKeywordIndex(sqlite);
  index.put([docOf("1", `${"字".repeat(999)}東京`)]);
  expect(index.find(asks("東京"), PAGE).total).toBe(1);
  index.close();
});
