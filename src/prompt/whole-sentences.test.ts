import { describe, expect, it } from "vitest";
import { wholeSentences } from "./whole-sentences";

describe("wholeSentences", () => {
  it.each([
    ["They met. They ate. Then th", "They met. They ate."],
    ["Did they meet? Yes! And the", "Did they meet? Yes!"],
    ["They met…  and", "They met…"],
    ["He said “yes.” She s", "He said “yes.”"],
    ["他们见面了。他们吃饭了！然后他", "他们见面了。他们吃饭了！"],
    ["彼は「はい。」と言った。それか", "彼は「はい。」と言った。"],
    ["Они встретились. Потом он", "Они встретились."],
    ["هل التقيا؟ نعم. ثم ذه", "هل التقيا؟ نعم."],
    ["वे मिले। फिर वे", "वे मिले।"],
    ["- tea at four\n- cake at fi", "- tea at four"],
    ["1. Tea is at four\n2. Cake i", "1. Tea is at four"],
    ["They pay 4.50 a day. It was 3.", "They pay 4.50 a day."],
    ["They met in 1984. Then he", "They met in 1984."],
    ["They met.", "They met."],
  ])("keeps of %j what is whole", (text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });

  it.each(["", "They met and th", "Here it is:\nThey me", "It cost 4.", "1. Te", "example.com is"])(
    "finds nothing whole in %j",
    (text) => {
      expect(wholeSentences(text)).toBe("");
    },
  );

  it("takes no longer than its text", () => {
    const started = performance.now();
    wholeSentences(`${" ".repeat(4_000)}${"1.".repeat(1_000)}${":\n ".repeat(1_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
