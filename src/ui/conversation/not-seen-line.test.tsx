import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../domain/app-error";
import { NotSeenLine } from "./not-seen-line";

const line = { at: 2, key: "x", because: "summary-failed", sentence: "not seen" } as const;
const render = (failure: Failure | null) =>
  renderToStaticMarkup(<NotSeenLine notSeen={line} failure={failure} />);

describe("NotSeenLine", () => {
  it("says below it why no summary was made and what can be done, without an alarm", () => {
    const html = render({
      code: "provider-unreachable",
      data: { host: "127.0.0.1:11434", provider: "ollama" },
    });
    expect(html).toContain('data-summary-failure="provider-unreachable"');
    expect(html).toContain("No Ollama server answers at 127.0.0.1:11434. Start it");
    expect(html).toContain("/summary");
    expect(html).not.toContain("alert");
  });

  it("is one line where nothing failed", () => {
    expect(render(null)).not.toContain("data-summary-failure");
  });
});
