import { describe, expect, it, vi } from "vitest";
import * as fc from "../../test/builders/steady-check";
import type { Redaction } from "./prompt-settings";
import { hiddenRanges, hideArguments, redact } from "./redaction";

const word = (text: string): Redaction => ({ kind: "word", text, when: "sent" });
const pattern = (text: string): Redaction => ({ kind: "pattern", text, when: "sent" });

const sent = (text: string, ...rules: Redaction[]) => redact(text, rules, "sent").text;

/** What words cost: how much is walked over, each time by how long an expression. */
function walkedBy(rules: readonly Redaction[], text: string): number {
  const walks = vi.spyOn(String.prototype, "matchAll");
  redact(text, rules, "sent");
  const { calls, contexts } = walks.mock;
  walks.mockRestore();
  return calls.reduce(
    (sum, [by], nth) => sum + String(by).length * String(contexts[nth]).length,
    0,
  );
}

/** What patterns of digits and blanks cost: how many characters are tried. */
function triedBy(rules: readonly Redaction[], text: string): number {
  const tries = vi.spyOn(RegExp.prototype, "test");
  redact(text, rules, "sent");
  const { length } = tries.mock.calls;
  tries.mockRestore();
  return length;
}

describe("redact", () => {
  it("E-051 takes a word out in any case, and counts", () => {
    expect(redact("Anna met ANNA and Hannah.", [word("anna")], "sent")).toEqual({
      text: "[redacted] met [redacted] and Hannah.",
      count: 2,
    });
  });

  it("finds a phrase over any blanks and line ends", () => {
    expect(sent("John \n Smith", word("john smith"))).toBe("[redacted]");
  });

  it("finds a word without blanks around it where the script has none", () => {
    expect(sent("我叫张伟吧", word("张伟"))).toBe("我叫[redacted]吧");
  });

  it("E-051 finds a word beside scripts that write no blanks, and none that only begins with it", () => {
    expect(sent("我叫Anna，电话13800138000", word("Anna"), word("13800138000"))).toBe(
      "我叫[redacted]，电话[redacted]",
    );
    expect(sent("Annaさんと学校", word("Anna"))).toBe("[redacted]さんと学校");
    expect(sent("我叫Annabel", word("Anna"))).toBe("我叫Annabel");
    expect(sent("မင်္ဂလာပါမောင်လှရေ", word("မောင်လှ"))).toBe("မင်္ဂလာပါ[redacted]ရေ");
  });

  it("E-051 finds a word with a Korean particle behind it, or what Arabic writes before it", () => {
    expect(sent("김철수는 김철수가 김철수", word("김철수"))).toBe(
      "[redacted]는 [redacted]가 [redacted]",
    );
    expect(sent("김철수학교", word("김철수"))).toBe("김철수학교");
    expect(sent("جاء وأحمد لأحمد أحمد", word("أحمد"))).toBe(
      "جاء و[redacted] ل[redacted] [redacted]",
    );
    expect(sent("محمد", word("حمد"))).toBe("محمد");
  });

  it("finds the beginning of a phrase where a text was cut, before it is sent", () => {
    const phrase = word("John Smith Berlin");
    expect(sent("“Lunch with John…” and “John\nsmith…”", phrase)).toBe(
      "“Lunch with [redacted]” and “[redacted]”",
    );
    expect(sent("John Smith Berlin… John, Jo… John… Johnny…", phrase)).toBe(
      "[redacted]… John, Jo… John… Johnny…",
    );
    expect(sent("in “Dinner, John Smith:…”: …", word("John Smith, Berlin"))).toBe(
      "in “Dinner, [redacted]”: …",
    );
    expect(sent("Ask Smith…", word("Smith, John Berlin"))).toBe("Ask [redacted]");
    expect(sent("Smith, John…", word("Smith, John Berlin"))).toBe("[redacted]");
    expect(sent("关于张伟…", word("张伟明"))).toBe("关于[redacted]");
    expect(sent("call +49 151…", pattern("+## ### ####"))).toBe("call [redacted]");
    expect(sent("call 4111 1111…", pattern("#### #### #### ####"))).toBe("call [redacted]");
    expect(sent("“call 4111 1111…” “4111 11…”", pattern("#### #### #### ####"))).toBe(
      "“call [redacted]” “4111 11…”",
    );
    expect(sent("12John…", pattern("##"), phrase)).toBe("[redacted][redacted]");
    expect(sent("a b…", word("b "))).toBe("a [redacted]…");
    const kept = redact("John…", [{ ...phrase, when: "stored" }], "stored");
    expect(kept).toEqual({ text: "John…", count: 0 });
  });

  it("leaves ordinary words alone that only stand before an ellipsis", () => {
    const rules = [
      word("The Smith Company"),
      word("不要告诉张伟"),
      pattern("* Smith"),
      pattern("# Main"),
    ];
    for (const text of ["and the… well", "我不…好吧", "so…\nthe… no"]) {
      expect(sent(text, ...rules)).toBe(text);
    }
    const titles = "“So anyway…” “Room 5…” “——…”";
    expect(sent(titles, pattern("* Smith"), pattern("# Main"), word("-- Smith"))).toBe(titles);
    const long = `${"so ".repeat(200)}the…`;
    expect(sent(long, ...rules), "no title is as long").toBe(long);
  });

  it("costs about the same by long rules with an ellipsis in the text as without", () => {
    const letters = Array.from({ length: 199 }, (_, nth) => String.fromCodePoint(0x4e00 + nth));
    const [names, marks] = [letters.join(""), "# ".repeat(100)];
    const rules = (count: number) => ({
      words: Array.from({ length: count }, (_, nth) => word(`${names}${nth}`)),
      patterns: Array.from({ length: count }, (_, nth) => pattern(`${marks}${nth}`)),
    });
    const text = (times: number) => `${names.slice(0, 3)}, 1 2 a `.repeat(times);
    const cut = `“${names.slice(0, 9)}…” no`;
    const { words } = rules(50);
    // Once something is hidden, what stands beside it is looked through as well as the whole.
    expect(walkedBy(words, text(5_000) + cut)).toBeLessThan(2.5 * walkedBy(words, text(5_000)));
    const { patterns } = rules(5);
    expect(triedBy(patterns, text(1_000) + cut)).toBeLessThan(1.5 * triedBy(patterns, text(1_000)));
  });

  it("finds letters with accents, composed or not", () => {
    expect(sent("Zoe\u0308 came", word("Zoë"))).toBe("[redacted] came");
    expect(sent("Zoë came", word("Zoe\u0308"))).toBe("[redacted] came");
    expect(sent("Zoe\u0308 came", word("Zoe"))).toBe("Zoe\u0308 came");
  });

  it("finds a pattern's letters with accents, composed or not", () => {
    expect(sent("Mu\u0308ller-12 came", pattern("Müller-##"))).toBe("[redacted] came");
    expect(sent("Müller-12 came", pattern("Mu\u0308ller-##"))).toBe("[redacted] came");
    expect(sent("Müller-1, Mu\u0308ller-2", pattern("Müller-#"))).toBe("[redacted], [redacted]");
  });

  it("finds a word whose capitals are more letters", () => {
    expect(sent("FRAU STRAUSS came, Strauß", word("Strauß"))).toBe(
      "FRAU [redacted] came, [redacted]",
    );
    expect(sent("STRAUSSE", word("Strauß"))).toBe("STRAUSSE");
  });

  it("reads no regular expression out of a rule", () => {
    expect(sent("a.b acb", word("a.b"))).toBe("[redacted] acb");
    expect(sent("(x) [y", word("[y"), pattern("(?)"))).toBe("[redacted] [redacted]");
  });

  it("matches digits, one character and runs by a pattern", () => {
    expect(sent("call 0151-2345678 now", pattern("####-*"))).toBe("call [redacted] now");
    expect(sent("mail jo.doe@example.org, please", pattern("*@*.org"))).toBe(
      "mail [redacted], please",
    );
    expect(sent("room 5a and 5bc", pattern("5?"))).toBe("room [redacted] and [redacted]c");
  });

  it("lets a run be empty, and end at a blank or after 64 characters", () => {
    expect(sent("id: id:9 id:10", pattern("id:*"))).toBe("[redacted] [redacted] [redacted]");
    expect(sent(`k${"x".repeat(70)}`, pattern("k*"))).toBe(`[redacted]${"x".repeat(6)}`);
  });

  it("never splits a character in two", () => {
    expect(sent("😀😀b", pattern("?b"))).toBe("😀[redacted]");
  });

  it("does not take out again what it has put in", () => {
    expect(sent("secret", word("secret"), word("redacted"))).toBe("[redacted]");
  });

  it("hides all of what a rule finds, whichever rule has found a part of it before", () => {
    const [name, whole] = [word("Anna"), word("Anna Smith")];
    const expected = "[redacted] and [redacted] met.";
    expect(sent("Anna Smith and Anna met.", name, whole)).toBe(expected);
    expect(sent("Anna Smith and Anna met.", whole, name)).toBe(expected);
    expect(sent("IBAN DE12 3456 7890.", pattern("## #"), pattern("DE## #### ####"))).toBe(
      "IBAN [redacted].",
    );
    expect(sent("12Anna", pattern("##"), name), "beside what is hidden").toBe(
      "[redacted][redacted]",
    );
    expect(redact("Anna Smith", [name, whole], "sent").count).toBe(1);
    expect(hiddenRanges("Hi Anna Smith", [name, whole])).toEqual([[3, 13]]);
  });

  it("hides before sending what is otherwise gone before storing, for what was kept earlier", () => {
    const rules: Redaction[] = [{ kind: "word", text: "gone", when: "stored" }, word("kept")];
    expect(redact("gone kept", rules, "stored").text).toBe("[redacted] kept");
    expect(redact("gone kept", rules, "sent").text).toBe("[redacted] [redacted]");
  });

  it("changes nothing without a match, and nothing by a blank rule", () => {
    expect(redact("as it is", [word("other"), pattern("##"), word("  ")], "sent")).toEqual({
      text: "as it is",
      count: 0,
    });
  });

  it("leaves no match of its rules behind", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("7", "x", " ", "-", "😀"), { maxLength: 40 }),
        (parts) => {
          expect(sent(parts.join(""), pattern("7*-?"))).not.toMatch(/7\S*-[^\n]/u);
        },
      ),
    );
  });

  it("takes a time that no pattern can blow up", () => {
    const started = performance.now();
    redact("a".repeat(50_000), [pattern("*a*a*a*a*a*a*b")], "sent");
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe("a tool call's arguments", () => {
  const hide = (text: string) => sent(text, word("Müller"), word("new york"));

  it("E-051 have a word taken out wherever JSON has put a letter of its own before it", () => {
    const text = '{"text":"Notes:\\nMüller called","tags":["M\\u00fcller"],"at":{"New\\nYork":1}}';
    expect(JSON.parse(hideArguments(text, hide))).toEqual({
      text: "Notes:\n[redacted] called",
      tags: ["[redacted]"],
      at: { "[redacted]": 1 },
    });
  });

  it("have a number taken out that is hidden, and no other", () => {
    const pin = (text: string) => sent(text, word("4711"));
    expect(JSON.parse(hideArguments('{"pin":4711,"all":[1,4711],"n":47110}', pin))).toEqual({
      pin: "[redacted]",
      all: [1, "[redacted]"],
      n: 47_110,
    });
  });

  it("stay as they were written where nothing is hidden, and are a text where they are no JSON", () => {
    const text = '{ "id": 12345678901234567890, "__proto__": "x" }';
    expect(hideArguments(text, hide)).toBe(text);
    expect(hideArguments('{"text":"Müller', hide)).toBe('{"text":"[redacted]');
    const deep = `${"[".repeat(100_000)}"Müller"${"]".repeat(100_000)}`;
    expect(hideArguments(deep, hide)).not.toContain("Müller");
  });
});
