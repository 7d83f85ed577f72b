import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillVariables, MAX_FILLED, MAX_VARIABLES, variablesOf } from "./prompt-variables";

const anyText = fc.string({ unit: "binary", maxLength: 60 });
/** As a person writes a name: no braces, no line end, no blank around it. */
const aName = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((name) => name.replace(/[{}\s]/g, ""))
  .filter((name) => name !== "" && name.length <= 40);
const plain = anyText.map((text) => text.replace(/[{}]/g, ""));

describe("variables of a prompt", () => {
  it("are told each once, in their order, without the blanks around them", () => {
    const text = "Of {{ topic }} for {{who reads it}}: {{topic}}, {{لغة}}.";
    expect(variablesOf(text)).toEqual(["topic", "who reads it", "لغة"]);
  });

  it.each(["{{}}", "{{ }}", "{topic}", "{{a\nb}}", `{{${"x".repeat(41)}}}`, "{{a{b}}", "{ {a}}"])(
    "are none in %j, which stays as it is",
    (text) => {
      expect(variablesOf(text)).toEqual([]);
      expect(fillVariables(text, new Map([["a", "1"]]))).toBe(text);
    },
  );

  it("take values as they are, whatever stands in them", () => {
    const values = new Map([
      ["a", "{{b}} $& $1 \\"],
      ["b", ""],
    ]);
    expect(fillVariables("[{{a}}|{{b}}|{{c}}]", values)).toBe("[{{b}} $& $1 \\||{{c}}]");
  });

  it("are found and filled wherever they stand between other text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(plain, aName, anyText), { maxLength: 8 }),
        plain,
        (parts, end) => {
          const values = new Map(parts.map(([, name, value]) => [name, value]));
          const text = parts.map(([before, name]) => `${before}{{${name}}}`).join("") + end;
          const filled = parts.map(([before, name]) => before + values.get(name)).join("") + end;
          expect(variablesOf(text)).toEqual([...values.keys()]);
          expect(fillVariables(text, values)).toBe(filled);
        },
      ),
    );
  });

  it("filled with themselves leave a text as it was written, and never end in an error", () => {
    const text = fc.array(fc.constantFrom("{", "}", "{{", "}}", " ", "\n", "a", "é", "{{a}}"));
    fc.assert(
      fc.property(text, (parts) => {
        const written = parts.join("");
        const same = new Map(variablesOf(written).map((name) => [name, `{{${name}}}`]));
        expect(fillVariables(written, same).replace(/[^\S\n]/g, "")).toBe(
          written.replace(/[^\S\n]/g, ""),
        );
      }),
    );
  });

  it("take no more than there is room for: what is named thousands of times stays as it is written", () => {
    const filled = fillVariables("{{a}}".repeat(4_000), new Map([["a", "x".repeat(10_000)]]));
    expect(filled.match(/x+/g)?.join("")).toHaveLength(MAX_FILLED);
    expect(filled).toHaveLength(MAX_FILLED + 3_980 * "{{a}}".length);
    expect(fillVariables("{{a}}", new Map([["a", "x".repeat(MAX_FILLED + 1)]]))).toBe("{{a}}");
  });

  it("are at most so many as a form has fields: the others stay as they are written", () => {
    const text = Array.from({ length: MAX_VARIABLES + 5 }, (_, nth) => `{{v${nth}}}`).join("");
    expect(variablesOf(text)).toHaveLength(MAX_VARIABLES);
    const values = new Map(variablesOf(text).map((name) => [name, ""]));
    expect(fillVariables(text, values)).toBe("{{v20}}{{v21}}{{v22}}{{v23}}{{v24}}");
  });
});
