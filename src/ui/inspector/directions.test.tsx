import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LongText } from "./long-text";
import { PartLine } from "./part-line";

const HEBREW = "שלום, מה שלומך היום?";

describe("the inspector's texts", () => {
  it("name what nobody would see in them, as a model reads it: tags, marks of direction", () => {
    const hidden = "Buy\u{e0041}\u{e0042} milk\u202e";
    const shown = (code: boolean) =>
      renderToStaticMarkup(<LongText text={hidden} label="File" code={code} />);
    expect(shown(false)).toContain("Buy[U+E0041][U+E0042] milk[U+202E]");
    // A request stays JSON that says the same.
    expect(shown(true)).toContain("Buy\\udb40\\udc41\\udb40\\udc42 milk\\u202e");
  });

  it("stand in their own direction, and a request from left to right", () => {
    expect(renderToStaticMarkup(<LongText text={HEBREW} label="You" />)).toContain('dir="rtl"');
    expect(renderToStaticMarkup(<LongText text="Hello" label="You" />)).toContain('dir="ltr"');
    expect(renderToStaticMarkup(<LongText text={HEBREW} label="Body" code />)).toContain(
      'dir="ltr"',
    );
  });

  it("lose their end and not their beginning where a line is too short for them", () => {
    const html = renderToStaticMarkup(
      <PartLine id="x" name="You" note={HEBREW} tokens={7} window={null}>
        {() => null}
      </PartLine>,
    );
    expect(html).toMatch(
      new RegExp(`<bdi class="block [^"]*truncate[^"]*">${HEBREW.replace("?", "\\?")}`),
    );
  });
});
