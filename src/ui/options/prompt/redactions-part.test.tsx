import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DEFAULT_PROMPT_SETTINGS, type Redaction } from "../../../domain/prompt-settings";
import { RedactionsPart } from "./redactions-part";

const nothing = async () => true;
const render = (redactions: Redaction[]) =>
  renderToStaticMarkup(
    <RedactionsPart
      settings={{ ...DEFAULT_PROMPT_SETTINGS, redactions }}
      hide={nothing}
      unhide={nothing}
    />,
  );

describe("RedactionsPart", () => {
  it("says what is hidden before it is kept, and what is not", () => {
    const html = render([]);
    expect(html).toContain("messages, answers, titles and summaries saved from now on");
    expect(html).toContain("Saved data does not change");
    expect(html).toContain("What you are typing");
  });

  it("shows each word isolated in its own direction, with its own way out", () => {
    const html = render([{ kind: "word", text: "ברטה", when: "stored" }]);
    expect(html).toMatch(/<bdi[^>]*>ברטה<\/bdi>.*a word or phrase, before saving/);
    expect(html).toContain('aria-label="Remove “ברטה”"');
  });
});
