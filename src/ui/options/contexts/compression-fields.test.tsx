import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Compression } from "../../../domain/prompt-settings";
import { optionsWords } from "../../words/options-words";
import { CompressionFields } from "./compression-fields";

const LEFT_OUT: Compression = { type: "truncate", keepRecent: 7 };
const SUMMARISED: Compression = {
  type: "recursive-summarization",
  chunkSize: 4,
  model: "tiny:1b",
};

const show = (compression: Compression | null, general: Compression) =>
  renderToStaticMarkup(
    <CompressionFields
      compression={compression}
      general={{ compression: general, maxTurns: 9 }}
      onChange={() => {}}
    />,
  );

describe("CompressionFields", () => {
  it("tells what is set in general, as the person has set it", () => {
    const { generalCompression } = optionsWords.contextPage;
    expect(show(null, LEFT_OUT)).toContain(generalCompression("truncate"));
    expect(show(null, SUMMARISED)).toContain(generalCompression("recursive-summarization"));
    expect(show(null, SUMMARISED)).not.toContain("<input");
  });

  it("shows the model that summarises beside how much it reads", () => {
    const shown = show(SUMMARISED, LEFT_OUT);
    expect(shown).toMatch(/data-text="summariser"[^>]*value="tiny:1b"/);
    expect(shown).toMatch(/data-number="chunk-size"[^>]*value="4"/);
    expect(show(LEFT_OUT, SUMMARISED)).not.toContain("summariser");
  });
});
