import { describe, expect, it } from "vitest";
import { createWordForms } from "./word-forms";

const forms = (language: string, text: string, small = "") =>
  createWordForms(language, small).formsOf(text);

describe("createWordForms", () => {
  it.each([
    ["de", "sperren", "sperre"],
    ["fr", "sauvegardes", "sauvegarder"],
    ["es", "contraseñas", "contrasena"],
    ["pt", "ferramenta", "ferramentas"],
    ["ru", "копия", "копию"],
    ["ko", "백업은", "백업을"],
    ["ar", "المحادثات", "محادثة"],
  ])("of %s takes %s and %s for the same word", (language, one, other) => {
    expect(forms(language, one)).toEqual(forms(language, other));
  });

  it("leaves out words that tell nothing, and in Korean what begins as they do", () => {
    expect(forms("de", "Wie sperre ich das?", "wie ich das")).toEqual(forms("de", "sperre"));
    expect(forms("ko", "어떻게 잠그나요?", "어떻게")).toEqual(["잠그"]);
  });

  it("parts Chinese into pairs, between the words that tell nothing", () => {
    expect(forms("zh", "我的提示词在哪里", "我 的 在 哪里")).toEqual(["提示", "示词"]);
  });

  it("takes of Japanese what is not Hiragana, a lone sign too", () => {
    expect(forms("ja", "メモリを消すには")).toEqual(["メモ", "モリ", "消"]);
  });

  it("keeps numbers and Latin words in every script", () => {
    expect(forms("zh", "Ollama 403")).toEqual(["ollama", "403"]);
    expect(forms("ru", "Ollama 403")).toContain("403");
  });

  it("finds phrases at the beginning of a word, and in Chinese anywhere", () => {
    const german = createWordForms("de", "");
    expect(german.plain("Meine Modelldatei").includes(german.phrase("Modell"))).toBe(true);
    expect(german.plain("Standardmodell").includes(german.phrase("Modell"))).toBe(false);
    const chinese = createWordForms("zh", "");
    expect(chinese.plain("我要新对话").includes(chinese.phrase("新对话"))).toBe(true);
  });
});
