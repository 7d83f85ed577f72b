import { describe, expect, it } from "vitest";
import { textLanguage } from "./text-language";

describe("textLanguage", () => {
  it.each([
    ["en", "The answer is in the box, and that is all."],
    ["de", "Die Antwort ist in der Kiste, und das ist alles."],
    ["fr", "La réponse est dans la boîte, et ce n’est pas tout pour vous."],
    ["es", "La respuesta está en la caja, y eso es todo lo que hay."],
    ["pt", "A resposta está na caixa, e isso é tudo o que você não sabia."],
    ["ru", "Ответ лежит в коробке."],
    ["zh", "答案在盒子里。"],
    ["ja", "答えは箱の中にあります。"],
    ["ko", "답은 상자 안에 있습니다."],
    ["ar", "الجواب في الصندوق."],
  ])("tells %s", (language, text) => {
    expect(textLanguage(text, "en")).toBe(language);
    expect(textLanguage(text, "ja")).toBe(language);
  });

  it("takes the page's language where nothing tells, unless that is written otherwise", () => {
    expect(textLanguage("Ollama llama3", "de")).toBe("de");
    expect(textLanguage("Ollama llama3", "ar")).toBe("en");
    expect(textLanguage("42", "ar")).toBe("ar");
  });
});
