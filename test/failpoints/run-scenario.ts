import { expect } from "vitest";
import { type AnswerServer, isBackground, replyTo } from "./answer-server";
import { expectSent } from "./expect-sent";
import { expectSummaries } from "./expect-summaries";
import type { FaultBrowser } from "./fault-browser";
import { limited } from "./limited";
import { createPanel, type Panel } from "./panel";
import type { Scenario, Stage } from "./scenario";
import { readStoredRows } from "./stored-rows";
import { createVaultPanel } from "./vault-panel";

/** Where the worker is stopped: the `nth` time that a failpoint is reached while a person acts. */
export type Stop = { readonly id: string; readonly nth: number };

type Rig = Pick<Stage, "browser" | "server">;

export type Run = {
  /** Whether the worker was stopped where it should be. */
  readonly stopped: boolean;
  /** The failpoints that an undisturbed run hits, in order. */
  readonly hits: readonly string[];
};

/**
 * Plays a scenario on a fresh profile, stopping the worker once or not at all; fails if anything
 * was lost, doubled, damaged or sent to the model by itself, or if it is not done after three minutes.
 */
export function runScenario(rig: Rig, scenario: Scenario, stop: Stop | null): Promise<Run> {
  return limited(playScenario(rig, scenario, stop));
}

async function playScenario(
  { browser, server }: Rig,
  scenario: Scenario,
  stop: Stop | null,
): Promise<Run> {
  server.answer("whole");
  server.summarise("well");
  await browser.reset();
  const before = server.requests.length;
  const panel = createPanel(browser);
  const stage = { panel, browser, server };
  await browser.arm([], { running: false });
  await scenario.prepare?.(stage);
  if (scenario.cold === true) await browser.kill();
  const arms = stop === null ? [] : [{ ...stop, mode: "stop" } as const];
  await browser.arm([...(scenario.failing ?? []), ...arms], { running: scenario.cold !== true });
  panel.lookAtStop(scenario.atStop);
  await scenario.act(stage);
  const hits = stop === null ? await browser.hits() : [];
  const stopped = stop !== null && (await endStopped(browser, panel));
  await scenario.afterwards?.(stage);
  await expectKept(stage, scenario);
  expectRequests(stage, scenario, server.requests.slice(before));
  if (scenario.failing === undefined) expect(panel.ledger.refusals).toEqual([]);
  return { stopped, hits };
}

/** Ends a worker that stops behind its last answer; false where it reaches no such point. */
async function endStopped(browser: FaultBrowser, panel: Panel): Promise<boolean> {
  const stopped = panel.hasDied() || (await browser.stopsSoon());
  if (stopped) await panel.die();
  return stopped;
}

/** Nothing is asked of the model by itself, and what is asked in the background once more at most. */
function expectRequests(
  { panel }: Stage,
  { background = 0 }: Scenario,
  requests: AnswerServer["requests"],
): void {
  const chats = requests.filter(({ path }) => path === "/api/chat");
  const byItself = chats.filter(isBackground).length;
  const { questions, left, forgotten, retries, continues, calls } = panel.ledger;
  const wanted = questions.length + left + forgotten + retries + continues + calls;
  expect(chats.length - byItself).toBeLessThanOrEqual(wanted);
  const isRepeated = background > 0 && panel.hasDied() && byItself === background + 1;
  expect(byItself).toBe(isRepeated ? background + 1 : background);
}

async function expectKept({ panel, browser, server }: Stage, scenario: Scenario): Promise<void> {
  const { ledger } = panel;
  const { passphrases } = scenario;
  if (passphrases !== undefined) await createVaultPanel({ panel, browser }).unlock(...passphrases);
  if (ledger.turns.length > 0) await expectMessages(panel, scenario);
  const isKnown = scenario.damaged !== true && scenario.foreign !== true;
  if (isKnown && ledger.forgotten === 0) await expectSent({ panel, server });
  const waiting = await panel.rest();
  if (scenario.background === undefined) expect(waiting).toBe(0);
  else await expectSummaries({ panel, browser });
  const check = await panel.call("vault.check", {});
  expect(check.unreadable).toEqual([]);
  if (scenario.damaged === true) expect(check.mismatched).toContain("vault");
  else expect(check).toMatchObject({ mismatched: [], rewound: false });
  const { counts } = await readStoredRows(browser.page);
  expect(counts).toMatchObject({
    messages: 2 * (ledger.questions.length + ledger.left) + ledger.retries,
    open_turns: 0,
    draft_pieces: 0,
    composer_drafts: ledger.draft === "" ? 0 : 1,
    conversations: 1,
    contexts: 1,
    settings: 1,
    manifest: 1,
    header: 1,
    device: passphrases === undefined ? 1 : 0,
    ...scenario.expectedRows,
  });
}

async function expectMessages(panel: Panel, { atOnce }: Scenario): Promise<void> {
  const { ledger } = panel;
  const messages = await panel.list();
  const questions = messages.filter(({ role }) => role === "user");
  const inOrder = (texts: readonly string[]) => (atOnce === true ? [...texts].sort() : texts);
  expect(inOrder(questions.map(({ text }) => text))).toEqual(inOrder(ledger.questions));
  const replies = messages.filter(({ role }) => role === "assistant");
  expect(replies).toHaveLength(questions.length);
  for (const { id, previous, text, reply } of replies) {
    const whole = replyTo(questions.find((question) => question.id === previous)?.text ?? "");
    const isCancelled = reply?.status === "cancelled";
    expect(reply?.status).toBe(isCancelled ? "cancelled" : "complete");
    expect(isCancelled ? whole.slice(0, text.length) : whole).toBe(text);
    // An end that was shown is never taken back.
    const shown = ledger.shown.get(id);
    if (shown === "complete" || shown === "cancelled") expect(reply?.status).toBe(shown);
  }
}
