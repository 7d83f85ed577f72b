import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { nameHidden } from "../../../domain/hidden-characters";
import { optionsWords } from "../../words/options-words";
import { ConversationsExport } from "./conversations-export";
import { ExportOutcome, ExportProgress } from "./export-outcome";

const { exportPart } = optionsWords;

describe("ConversationsExport", () => {
  it("says before anything is done that anyone can read the file", () => {
    const shown = renderToStaticMarkup(
      <ConversationsExport client={createFakeClient().client} wanted={null} />,
    );
    expect(shown).toContain(exportPart.readable.slice(0, 40));
    for (const one of Object.values(exportPart.formats)) expect(shown).toContain(one);
  });

  it("says of each form what is done about characters that are not seen", () => {
    const shown = renderToStaticMarkup(
      <ConversationsExport client={createFakeClient().client} wanted={null} />,
    );
    expect(shown).toContain(exportPart.hidden.json);
    expect(new Set(Object.values(exportPart.hidden)).size).toBe(3);
    // As it is done: src/foreign/quote-markdown.test.ts.
    expect(exportPart.hidden.markdown).toContain(nameHidden("\u202e"));
  });

  it("shows how far it is as text and as a bar, and can be cancelled", () => {
    const counts = { conversations: 3, total: 9, messages: 40 };
    const shown = renderToStaticMarkup(
      <ExportProgress state={{ at: "running", counts }} onCancel={() => {}} />,
    );
    expect(shown).toContain(exportPart.soFar(3, 9, 40));
    expect(shown).toContain("<progress");
    expect(shown).toContain("data-export-cancel");
  });

  it("tells all that is missing from the file, and that none was saved where it failed", () => {
    const leftOut = { attachments: 1, empty: 2, tools: 3 };
    const end = { conversations: 1, total: 1, messages: 5, unreadable: 4, leftOut };
    const records = { written: 6, there: 7 };
    const shown = renderToStaticMarkup(
      <ExportOutcome state={{ at: "done", end, records }} onAgain={() => {}} />,
    );
    const lines = [
      exportPart.counts(1, 5),
      exportPart.records(6),
      exportPart.there(7),
      exportPart.leftOut.attachments(1),
      exportPart.leftOut.empty(2),
      exportPart.leftOut.tools(3),
      exportPart.unreadable(4),
    ];
    for (const line of lines) expect(shown).toContain(line);
    const failure = { code: "locked", data: {} } as const;
    const failed = renderToStaticMarkup(
      <ExportOutcome state={{ at: "failed", failure, isFolder: false }} onAgain={() => {}} />,
    );
    expect(failed).toContain(exportPart.nothingSaved);
  });
});
