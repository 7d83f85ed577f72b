import { afterEach, expect, it } from "vitest";
import { ENGLISH, setCurrentLanguage } from "./language";
import { joinSentences, sentenceAbout } from "./sentences";

const speak = (language: string) => setCurrentLanguage({ language, locale: language });

afterEach(() => speak(ENGLISH));

it("parts sentences by a blank, save where a language has none between them", () => {
  speak(ENGLISH);
  expect(joinSentences(["One.", "Two."])).toBe("One. Two.");
  speak("ko");
  expect(joinSentences(["하나.", "둘."])).toBe("하나. 둘.");
  speak("ja");
  expect(joinSentences(["一つ。", "二つ。"])).toBe("一つ。二つ。");
  speak("zh");
  expect(joinSentences(["一。", "二。"])).toBe("一。二。");
});

it("tells a finding about a thing in one sentence, ended as the language ends it", () => {
  speak(ENGLISH);
  expect(sentenceAbout("The file", "is damaged")).toBe("The file is damaged.");
  speak("ja");
  expect(sentenceAbout("ファイル", "壊れています")).toBe("ファイル：壊れています。");
  speak("ko");
  expect(sentenceAbout("파일", "손상되었습니다")).toBe("파일: 손상되었습니다.");
});
