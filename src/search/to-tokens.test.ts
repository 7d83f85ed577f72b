import { describe, expect, it } from "vitest";
import { toTokens } from "./to-tokens";

/** As FTS5's own tokenizer cuts what it is given. */
const wordsOf = (text: string) =>
  toTokens(text)
    .split(/[^0-9a-z\u0080-\uffff]+/)
    .filter((word) => word !== "");

describe("words of a text", () => {
  it("are the same for every sign of common texts beside a rare one, which has all classes asked", () => {
    const others: string[] = [];
    for (let code = 1; code < 0xd800; code += 1) {
      const sign = String.fromCharCode(code);
      const text = `x${sign}y${sign}`;
      const [rare, ...beside] = wordsOf(`☃ ${text}`);
      if (rare !== "☃" || beside.join() !== wordsOf(text).join()) others.push(code.toString(16));
    }
    expect(others).toEqual([]);
  });

  it("are the same for every sign alone and among others, whatever stands in the text besides", () => {
    const others: string[] = [];
    for (let code = 1; code <= 0xffff; code += 1) {
      const sign = String.fromCharCode(code);
      const text = `й${sign}b か${sign}き ${sign}がé${sign} 한${sign}`;
      // A picture has each sign looked at with its neighbours.
      const [picture, ...beside] = wordsOf(`🎉 ${text}`);
      if (picture !== "🎉" || beside.join() !== wordsOf(text).join())
        others.push(code.toString(16));
    }
    expect(others).toEqual([]);
  });

  it("are no others for a sign of number before them, which is written as letters", () => {
    expect(wordsOf("Заказ №123")).toEqual(["заказ", "no", "123"]);
    expect(wordsOf("℡12 ℅Ann")).toEqual(["tel", "12", "c", "o", "ann"]);
  });

  it("are no others for a sign of trade behind them, which is written as letters", () => {
    expect(wordsOf("Intel® Core™ i7")).toEqual(["intel", "®", "core", "tm", "i7"]);
    expect(wordsOf("é Café℠")).toEqual(["e", "cafe", "sm"]);
  });

  it.each([
    ["東", "東"],
    ["東京都", "東京 京都 都"],
    ["𠮷野家", "𠮷野 野家 家"],
    ["東京、大阪", "東京 京 大阪 阪"],
    ["はい。", "はい い"],
  ])("without spaces, as %s, are its pairs and its last character", (text, pairs) => {
    expect(wordsOf(text).join(" ")).toBe(pairs);
  });

  it.each([
    ["東", "東"],
    ["東京都", "東京 京都"],
    ["東京都。", "東京 京都"],
    ["𠮷野家", "𠮷野 野家"],
  ])("of a query that ends in %s leave its last character out: it may go on", (text, pairs) => {
    expect(toTokens(text, { isOpen: true }).trim()).toBe(pairs);
  });
});
