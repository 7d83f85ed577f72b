import { expect } from "vitest";
import type { Summary } from "../../src/domain/summary";
import { titleOf } from "./answer-server";
import { exportRows } from "./export-rows";
import type { Stage } from "./scenario";

/** One title, and of the summaries one at most that stands for the beginning of a branch. */
export async function expectSummaries({
  panel,
  browser,
}: Pick<Stage, "panel" | "browser">): Promise<void> {
  const shown = { conversationId: panel.conversationId() };
  const { conversation } = await panel.call("conversation.show", shown);
  expect(conversation.title).toBe(titleOf(panel.ledger.questions[0] ?? ""));
  const messages = await panel.list();
  const summaries = await readSummaries(browser);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  for (const summary of summaries) {
    const at = messages.findIndex(({ id }) => id === summary.throughId);
    expect(messages[at]).toMatchObject({ role: "assistant", order: summary.order });
    expect(summary.messages).toBe(at + 1);
    if (summary.folds !== null) expect(byId.get(summary.folds)).toBeDefined();
    if (summary.foldedInto !== null) expect(byId.get(summary.foldedInto)?.folds).toBe(summary.id);
  }
  const standing = summaries.filter(({ kind, state, foldedInto }) => {
    const isFolded = foldedInto !== null && byId.get(foldedInto)?.state === "active";
    return kind === "range" && state === "active" && !isFolded;
  });
  expect(standing.length).toBeLessThanOrEqual(1);
  const wholes = summaries.filter(({ kind }) => kind === "whole");
  expect(new Set(wholes.map(({ throughId }) => throughId)).size).toBe(wholes.length);
}

async function readSummaries({ page }: Stage["browser"]): Promise<readonly Summary[]> {
  const exported = await exportRows(page);
  if (exported === "gone") throw new Error("the export was broken off");
  const rows = exported.lines.map((line) => JSON.parse(line));
  return rows.filter(({ table }) => table === "summaries");
}
