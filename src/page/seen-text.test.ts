import { describe, expect, it, vi } from "vitest";
import type { Part } from "./seen-text";
import type { Sight } from "./sight";

const LETTER = 10;
const LINE = 20;

/** How often places were asked for. */
let queryCount = 0;

type More = { readonly parts?: readonly Part[]; readonly limit?: Sight["limit"] };

/** What is seen of a text that is laid out in lines of so many letters, each 10 by 20 pixels. */
async function seenOf(data: string, perLine: number, clip: object = {}, more: More = {}) {
  let [from, to] = [0, 0];
  queryCount = 0;
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
        queryCount += 1;
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
  const { parts = [{ from: 0, to: data.length }], limit } = more;
  const sight = { opacity: 1, behind: null, clip: { ...whole, ...clip }, limit };
  return seenText({ data } as Text, parts, { style, sight });
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

  it("is what has room of the stretches that are asked for", async () => {
    const parts = [
      { from: 7, to: 17 },
      { from: 22, to: 26 },
    ];
    expect(await seenOf(text, 100, {}, { parts })).toBe("nest in Ma Obey");
    expect(await seenOf(text, 100, { right: 145 }, { parts })).toBe("nest in   ");
  });

  it("is a whole line where a page that scrolls is read no further, not where a box cuts off", async () => {
    const limit = 215;
    expect(await seenOf(text, 100, { right: 215 }, { limit })).toBe(text);
    expect(await seenOf(text, 100, { right: 214 }, { limit })).toBe("Herons nest in March. ");
    expect(await seenOf(text, 100, { left: 500, right: 600 }, { limit: 600 })).toBe("");
  });

  it("is asked for in few steps, however long a text is that is cut off", async () => {
    const long = "a heron ".repeat(20_000);
    const seen = await seenOf(long, 100, { bottom: 50 * LINE });
    expect(queryCount).toBeLessThan(1_010);
    expect(seen.trim().length).toBeGreaterThanOrEqual(4_999);
    expect(seen.trim().length).toBeLessThan(5_200);
  });

  it("is nothing where a line is cut to a stroke", async () => {
    expect(await seenOf(text, 100, { bottom: 4 })).toBe("");
    expect(await seenOf(text, 100, { bottom: 6 })).toBe(text);
  });
});
