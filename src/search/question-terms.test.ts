import { describe, expect, it } from "vitest";
import { questionTerms } from "./question-terms";

const shown = (text: string) =>
  questionTerms(text).map(({ words, isPrefix }) => (isPrefix ? `${words}*` : words));

describe("the terms of a question", () => {
  it.each([
    ["What was the name of that hotel in Turin?", ["name", "hotel*", "turin*"]],
    ["Which hotels? The HOTEL!", ["hotel*"]],
    ["Führung durch die Crème brûlée", ["fuhrung*", "durch*", "die", "crem*", "brule*"]],
    ["东京的酒店", ["东京", "京的", "的酒", "酒店"]],
    ["is it?", []],
    ['" OR NOT * ( : -', []],
    ["\ud800 lone", ["lone"]],
  ])("of %j are its telling words", (text, terms) => {
    expect(shown(text)).toEqual(terms);
  });

  it("are few, however long it is", () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `word${at}`).join(" ");
    expect(questionTerms(text)).toHaveLength(24);
  });
});
