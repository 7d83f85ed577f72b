import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import type { CallInput, CallName, CallOutput } from "../../src/contract/contract";
import type { TurnStatus } from "../../src/domain/message";
import type { NewMethod } from "../../src/domain/unlock-method";
import { replyTo } from "./answer-server";
import type { FaultBrowser } from "./fault-browser";
import { untilJobsRest } from "./jobs-at-rest";
import type { Scenario } from "./scenario";
import { readStoredRows } from "./stored-rows";
import { watchToEnd } from "./watch-to-end";

/** What the person did: what the rows must tell in the end. */
export type Ledger = {
  /** In the order in which they were sent. */
  readonly questions: string[];
  readonly turns: string[];
  /** Questions on branches that are shown no more. */
  left: number;
  /** Questions that were asked and answered, and then taken away. */
  forgotten: number;
  retries: number;
  continues: number;
  /** Calls of tools that were answered: each is told in a request of its own. */
  calls: number;
  draft: string;
  /** Turns of which a part was on the disk when the worker died. */
  readonly drafted: Set<string>;
  /** Calls that a living worker answered with an error; each was repeated. */
  readonly refusals: string[];
  /** Turns whose end was shown, with the status that was shown. */
  readonly shown: Map<string, TurnStatus>;
};

/** How a turn may end: the server never fails. */
const ENDED: readonly TurnStatus[] = ["complete", "cancelled", "interrupted"];
const MAX_ROUNDS = 5;
const MAX_TRIES = 3;

/** Acts as the side panel does when the worker dies: asks once more, with the same id. */
export function createPanel(browser: FaultBrowser) {
  const ledger: Ledger = {
    questions: [],
    turns: [],
    left: 0,
    forgotten: 0,
    retries: 0,
    continues: 0,
    calls: 0,
    draft: "",
    drafted: new Set(),
    refusals: [],
    shown: new Map(),
  };
  let death: Promise<void> | null = null;
  let atStop: Scenario["atStop"];
  let conversationId = "";
  let requestedAt = 0;

  /** The result, or null if the worker was stopped meanwhile: then it is ended, once. */
  const survive = async <T>(work: Promise<T>): Promise<T | null> => {
    if (death !== null) return work;
    const settled = work.then((value) => ({ value }));
    const first = await Promise.race([settled, browser.stopped().then(() => null)]);
    if (first !== null) return first.value;
    // The worker's end fails what was asked of it; that failure is expected.
    settled.catch(() => {});
    await die();
    return null;
  };
  const die = () => {
    death ??= browser.kill().then(lookAtRows);
    return death;
  };
  const lookAtRows = async () => {
    const { counts, draftedTurns } = await readStoredRows(browser.page);
    for (const turnId of draftedTurns) ledger.drafted.add(turnId);
    atStop?.(counts);
  };

  const call = async <N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await survive(browser.call(browser.page, name, input));
        if (answer !== null) return answer;
      } catch (error) {
        if (error instanceof CallError) ledger.refusals.push(error.message);
        if (tries === MAX_TRIES) throw error;
      }
    }
  };

  /** The result of a call that must not be asked for twice, or null if the worker died meanwhile. */
  const attempt = <N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N> | null> => survive(browser.call(browser.page, name, input));

  /** Acts as the panel does: asks what is there before it sets up, and again after a death. */
  const setUp = async (method: NewMethod = { kind: "device" }): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { state } = await call("vault.status", {});
      if (state !== "new") return;
      await attempt("vault.setUp", { method });
    }
    throw new Error("the vault stays new");
  };
  const open = async () => {
    const opened = await call("conversation.open", { channel: "side-panel" });
    conversationId = opened.conversation.id;
    return opened;
  };
  const list = async (part: { before?: string | null; limit?: number } = {}) =>
    (await call("message.list", { conversationId, before: null, limit: 100, ...part })).messages;
  const find = async (turnId: string) => (await list()).find(({ id }) => id === turnId);

  const send = async (question: string, attachments: readonly string[] = []) => {
    const id = randomUUID();
    ledger.questions.push(question);
    ledger.turns.push(id);
    requestedAt = Date.now();
    const beside = attachments.length === 0 ? {} : { attachments: [...attachments] };
    const { draft } = ledger;
    await call("turn.send", { id, conversationId, text: question, draft, ...beside });
    ledger.draft = "";
    return id;
  };
  /** How the turn ended; the store is asked where the worker died. */
  const end = async (turnId: string): Promise<TurnStatus> => {
    const status = await survive(watchToEnd(browser.page, turnId));
    if (status !== null && status !== "gone") {
      ledger.shown.set(turnId, status);
      return status;
    }
    return (await find(turnId))?.reply?.status ?? "open";
  };
  const expectPart = async (turnId: string) => {
    const messages = await list();
    const text = messages.find(({ id }) => id === turnId)?.text;
    const question = messages[messages.findIndex(({ id }) => id === turnId) - 1]?.text;
    expect(replyTo(question ?? "").slice(0, text?.length)).toBe(text);
    if (ledger.drafted.has(turnId)) expect(text).not.toBe("");
  };
  /** Presses Continue until the reply is whole. */
  const finish = async (turnId: string): Promise<void> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const status = await end(turnId);
      expect(ENDED).toContain(status);
      if (status === "complete" || status === "cancelled") return;
      await expectPart(turnId);
      await goOn(turnId);
    }
    throw new Error("the reply is never whole");
  };
  const goOn = async (turnId: string) => {
    ledger.continues += 1;
    requestedAt = Date.now();
    await call("turn.continue", { id: randomUUID(), turnId });
  };

  /** Waits until what is done after turns is done, or waits for its time; gives how many wait. */
  const rest = async (): Promise<number> => {
    for (;;) {
      // Any call starts a worker, which goes on by itself; one that was ended may have had none since.
      if (death !== null) await call("health", {});
      const waiting = await survive(untilJobsRest(browser.page, requestedAt));
      if (waiting !== null) return waiting;
    }
  };

  return {
    ledger,
    call,
    attempt,
    survive,
    setUp,
    open,
    /** The conversation that was opened. */
    conversationId: () => conversationId,
    list,
    find,
    send,
    end,
    finish,
    /** Goes on with a reply that waits for nobody. */
    goOn,
    rest,
    saveDraft: async (text: string) => {
      await call("draft.save", { conversationId, text });
      ledger.draft = text;
    },
    retry: async (turnId: string) => {
      const id = randomUUID();
      ledger.retries += 1;
      ledger.turns.push(id);
      requestedAt = Date.now();
      await call("turn.retry", { id, turnId });
      return id;
    },
    /** Answers a question whose reply was taken away, in the reply's own place. */
    answer: async (turnId: string) => {
      ledger.forgotten += 1;
      requestedAt = Date.now();
      await call("turn.answer", { id: randomUUID(), messageId: turnId });
    },
    /** Puts another question in the place of one; what stood there and behind it is shown no more. */
    edit: async (question: string, text: string) => {
      const messageId = (await list()).find((message) => message.text === question)?.id ?? "";
      const id = randomUUID();
      const at = ledger.questions.indexOf(question);
      ledger.left += ledger.questions.splice(at, ledger.questions.length, text).length;
      ledger.turns.splice(at, ledger.turns.length, id);
      requestedAt = Date.now();
      await call("turn.edit", { id, messageId, text });
      return id;
    },
    /** Goes on in another conversation. */
    use: (id: string) => {
      conversationId = id;
    },
    /** Expects a question and its only reply no more: they were purged, or damaged. */
    forget: (question: string) => {
      const at = ledger.questions.indexOf(question);
      ledger.questions.splice(at, 1);
      ledger.turns.splice(at, 1);
      ledger.forgotten += 1;
    },
    /** What is looked at once the worker has been ended, before it is asked again. */
    lookAtStop: (look: Scenario["atStop"]) => {
      atStop = look;
    },
    /** Ends the worker, if it was not ended before; fails if the rows were not as they must be. */
    die,
    hasDied: () => death !== null,
  };
}

export type Panel = ReturnType<typeof createPanel>;
