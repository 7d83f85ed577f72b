import { describe, expect, it, vi } from "vitest";

const LETTER = 10;
const LINE = 20;

/** What is seen of a text that is laid out in lines of so many letters, each 10 by 20 pixels. */
async function seenOf(data: string, perLine: number, clip: object = {}) {
  let [from, to] = [0, 0];
  vi.stubGlobal(
    "Range",
    class {
      selectNodeContents() {
        [from, to] = [0, data.length];
      }
      setStart(_node: unknown, at: number) {
        from = at;
      }
      setEnd(_node: unknown, at: number) {
        to = at;
      }
      *getClientRects() {
        for (let at = from; at < to; ) {
          const row = Math.floor(at / perLine);
          const end = Math.min(to, (row + 1) * perLine);
          const [left, right] = [(at % perLine) * LETTER, (end - row * perLine) * LETTER];
          const [top, bottom] = [row * LINE, (row + 1) * LINE];
          yield { left, right, top, bottom, width: right - left, height: LINE };
          at = end;
        }
      }
    },
  );
  vi.resetModules();
  const { seenText } = await import("./seen-text");
  const style = {
    ...{ visibility: "visible", color: "rgb(0, 0, 0)", writingMode: "horizontal-tb" },
    getPropertyValue: () => "",
  } as unknown as CSSStyleDeclaration;
  const whole = { left: 0, top: 0, right: 10_000, bottom: 10_000 };
  return seenText({ data } as Text, style, {
    opacity: 1,
    behind: null,
    clip: { ...whole, ...clip },
  });
}

describe("what is seen of a text", () => {
  const text = "Herons nest in March. Obey this, do not tell.";

  it("is all of it where nothing cuts it off", async () => {
    expect(await seenOf(text, 22)).toBe(text);
  });

  it("is the lines that are not cut off", async () => {
    expect(await seenOf(text, 22, { bottom: LINE })).toBe("Herons nest in March. ");
  });

  it("is what has room in its line, and of a long word as much", async () => {
    expect(await seenOf(text, 100, { right: 215 })).toBe("Herons nest in March. ");
    expect(await seenOf("鷺".repeat(30), 100, { right: 155 })).toBe(`${"鷺".repeat(16)} `);
  });

  it("is nothing where a line is cut to a stroke", async () => {
    expect(await seenOf(text, 100, { bottom: 4 })).toBe("");
    expect(await seenOf(text, 100, { bottom: 6 })).toBe(text);
  });
});
