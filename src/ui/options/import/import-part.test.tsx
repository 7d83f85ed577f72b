import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { optionsWords } from "../../words/options-words";
import { ImportPart, ImportProgress } from "./import-part";
import { ImportReportView } from "./import-report-view";
import type { ImportState } from "./importer";

const REPORT = {
  added: 3,
  extended: 0,
  unchanged: 1,
  extendedIn: new Map(),
  unchangedIn: new Map([["Elsewhere", 1]]),
  messages: 12,
  pictures: 0,
  parameters: { conversations: 2, sets: ["stop", "window"] },
  memory: { blocks: 2, facts: 1, notes: 0 },
  notes: new Map([
    ["tool", 2],
    ["date", 1],
  ] as const),
  problems: [
    { position: 9, problem: "too-deep" },
    { position: null, problem: "not-an-array" },
    { position: 4, problem: "cut-off" },
  ],
  problemCount: 5,
} as const;

const CAME = ["Two ways", ""].map((title, at) => ({
  conversationId: idOf(at + 1),
  title,
  contextId: idOf(9),
  contextName: "Mine",
}));

function showEnd(over: Partial<Extract<ImportState, { at: "ended" }>> = {}) {
  const target = { type: "new", name: "Mine" } as const;
  const state = {
    at: "ended",
    how: "done",
    failure: null,
    target,
    report: REPORT,
    came: CAME,
  } as const;
  const { client } = createFakeClient();
  return renderToStaticMarkup(
    <ImportReportView client={client} state={{ ...state, ...over }} onAgain={() => {}} />,
  );
}

describe("ImportPart", () => {
  it("says what is not imported before anything is chosen, and cannot begin without a file", () => {
    const shown = renderToStaticMarkup(<ImportPart client={createFakeClient().client} />);
    expect(shown).toContain(optionsWords.importPart.limits.slice(0, 30));
    expect(shown).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  });

  it("shows how far it is as text and as a bar, and can be stopped once", () => {
    const show = (isStopping: boolean) =>
      renderToStaticMarkup(
        <ImportProgress
          state={{ at: "running", isStopping, percent: 42, report: REPORT }}
          onStop={() => {}}
        />,
      );
    expect(show(false)).toMatch(/<progress max="100"[^>]*value="42"|value="42"[^>]*max="100"/);
    expect(show(false)).toContain(optionsWords.importPart.read(42));
    expect(show(false)).not.toContain('disabled=""');
    expect(show(true)).toContain('disabled=""');
  });

  it("tells what was stored, left out, read differently and not read, in the order of the file", () => {
    const shown = showEnd();
    const { importPart } = optionsWords;
    const parts = [
      importPart.added(3),
      importPart.unchanged(1, "Elsewhere"),
      importPart.messages(12),
      "2 conversations with parameters for the model: Stop sequences, Context window",
      "2 blocks, 1 fact (to be approved in Memory)",
      importPart.notes.tool(2),
      importPart.notes.date(1),
      importPart.problems["not-an-array"],
      importPart.conversation(4),
      importPart.conversation(9),
      importPart.moreProblems(2),
    ];
    const offsets = parts.map((part) => shown.indexOf(part));
    expect(offsets).not.toContain(-1);
    expect(offsets).toEqual([...offsets].sort((left, right) => left - right));
    expect(shown).not.toContain(importPart.kept);
  });

  it("says that what was stored is kept where it ended early, and why it did", () => {
    const shown = showEnd({ how: "failed", failure: { code: "locked", data: {} } });
    expect(shown).toContain(optionsWords.importPart.kept);
    expect(shown).toContain('data-problem="locked"');
  });

  it("says so where nothing was imported", () => {
    const report = { ...REPORT, added: 0, unchanged: 0, unchangedIn: new Map(), messages: 0 };
    const target = { type: "new", name: null } as const;
    expect(showEnd({ report, target })).toContain(optionsWords.importPart.nothing);
  });

  it("says how long a context stays that was made for it, in the form and in the report", () => {
    const form = renderToStaticMarkup(<ImportPart client={createFakeClient().client} />);
    expect(form).toContain("365 days");
    expect(showEnd()).toContain(optionsWords.importPart.stays(365));
    const target = { type: "existing", name: "Mine" } as const;
    expect(showEnd({ target })).not.toContain("365");
  });

  it("leads to what came, and says how much more there is", () => {
    const shown = showEnd();
    const { importPart, exportPart } = optionsWords;
    for (const { conversationId } of CAME) expect(shown).toContain(`data-came="${conversationId}"`);
    for (const text of ["Two ways", exportPart.untitled, importPart.more(1), importPart.open]) {
      expect(shown).toContain(text);
    }
    expect(showEnd({ came: [] })).not.toMatch(/data-came|data-open-came/);
  });

  it("says that nothing went anywhere where all was there already", () => {
    const report = { ...REPORT, added: 0, messages: 0 };
    const none = showEnd({ report, target: { type: "new", name: null } });
    expect(none).toContain(optionsWords.importPart.noneNew);
    const other = showEnd({ report, target: { type: "existing", name: "Mine" } });
    expect(other).toContain(optionsWords.importPart.noneInto("Mine"));
    expect(other).not.toContain(optionsWords.importPart.into("Mine"));
    expect(other).toContain(optionsWords.importPart.unchanged(1, "Elsewhere"));
  });
});
