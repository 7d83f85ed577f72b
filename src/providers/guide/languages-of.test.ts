import { describe, expect, it } from "vitest";
import { languagesOf } from "./languages-of";

describe("languagesOf", () => {
  it.each([
    ["How do I lock?", "en"],
    ["Was it deleted?", "en"],
    ["Wie sperre ich?", "de"],
    ["Was kostet das?", "de"],
    ["Wo ist die Sicherung?", "de"],
    ["Où est la sauvegarde ?", "fr"],
    ["Comment verrouiller ?", "fr"],
    ["¿Cómo bloqueo?", "es"],
    ["¿Dónde está la copia?", "es"],
    ["Onde está o backup?", "pt"],
    ["Como faço para bloquear?", "pt"],
    ["Как заблокировать?", "ru"],
    ["備份在哪裡", "zh"],
    ["怎么锁定", "zh"],
    ["バックアップはどこ", "ja"],
    ["ChatGPTのデータ", "ja"],
    ["어떻게 잠그나요?", "ko"],
    ["كيف أقفل؟", "ar"],
  ])("takes %j for %s, whatever the browser speaks", (question, language) => {
    expect(languagesOf(question, "en")[0]).toBe(language);
    expect(languagesOf(question, "de")[0]).toBe(language);
  });

  it("takes a question by its little words, whatever script it names something in", () => {
    expect(languagesOf("What does 備份 mean here?", "en")).toEqual(["en"]);
  });

  it("asks the browser's language first, then English, where the question tells none", () => {
    expect(languagesOf("Backup", "de")).toEqual(["de", "en"]);
    expect(languagesOf("403", "en")).toEqual(["en"]);
    expect(languagesOf("403", "fi")).toEqual(["en"]);
  });

  it("asks each of those that a question may be in, the browser's own first", () => {
    expect(languagesOf("como bloqueo", "pt")).toEqual(["pt", "es"]);
    expect(languagesOf("como bloqueo", "de")).toEqual(["es", "pt"]);
  });

  it("takes Han alone for Japanese in a Japanese browser", () => {
    expect(languagesOf("設定", "ja")).toEqual(["ja"]);
    expect(languagesOf("設定", "de")).toEqual(["zh"]);
  });
});
