import type { LearnedFact } from "../../domain/fact";
import type { Message } from "../../domain/message";
import { hideStored, REDACTED } from "../../domain/redaction";
import type { Taint } from "../../domain/taint";
import { countThatFit, factPrompt } from "../../prompt/fact-prompts";
import { toTurns } from "../../prompt/message-turns";
import { readFacts, type SaidFact } from "../../prompt/read-facts";
import type { TranscriptRoom } from "../../prompt/transcript";
import { hideRedacted } from "./hide-redacted";
import { type Job, NOTHING_DONE } from "./job";
import { whenIdle } from "./whole-job";

/** Messages that are looked at: what lies further back was learned from, or is not. */
const MESSAGES = 400;

/** Twenty facts with their quotes. */
const FACT_TOKENS = 600;

/** Learns what the person has said of themselves once nobody has written for a while (D-7, O-012). */
export const factsJob: Job = {
  kind: "facts",
  dueAt: whenIdle,
  run: async ({ jobs, settings, ask, clock, signal }, conversationId) => {
    const { context, messages, deletedCount } = await jobs.readUnlearned({
      conversationId,
      limit: MESSAGES,
    });
    const nowUtc = clock.now();
    const all = closedTurns(messages);
    const past = all.filter(({ said }) => said.createdAt <= nowUtc);
    // What was said before the clock was set back is not marked as read before its time has come again:
    // it comes last, and once a run of this job, or a model would be asked about it without end.
    const closed = past.length > 0 ? past : all;
    const [first] = closed;
    if (first === undefined) return NOTHING_DONE;
    const save = async (covered: readonly ClosedTurn[], facts: readonly LearnedFact[]) => {
      const until = learnedUntil(covered, closed.slice(covered.length));
      const changed = await jobs.saveLearned({ conversationId, facts, until, deletedCount });
      return { changed, more: past.length > 0 && covered.length < all.length };
    };
    // What is said while it does not remember is not learned later on, either: not by a job that was not
    // run until it does again.
    // Nor, after the clock was set back, until that time has come again: rather too little than too much.
    const since = context.remembersSince ?? 0;
    const wasForIt = ({ said }: ClosedTurn) => context.remembers && said.createdAt >= since;
    const same = beginning(closed, (turn) => wasForIt(turn) === wasForIt(first));
    if (!wasForIt(first)) return save(same, []);
    // In one answer tainted turns could write the others' facts.
    const turns = beginning(same, (turn) => isTainted(turn) === isTainted(first));
    const said = { messages: turns.map((turn) => turn.said), previous: null };
    const { messages: shown } = hideRedacted(said, settings.redactions);
    const write = (room: TranscriptRoom) => {
      const included = shown.slice(0, countThatFit(shown, room));
      return { included, prompt: factPrompt({ messages: included, nowUtc, room }) };
    };
    const { request, answer } = await ask({ context, write, tokens: FACT_TOKENS });
    signal.throwIfAborted();
    const covered = turns.slice(0, request.included.length);
    const taint = [...new Set(covered.flatMap((turn) => turn.taint))];
    const hide = hideStored(settings.redactions);
    const facts = readFacts(answer, request.included).flatMap((fact) =>
      toLearned(fact, taint, hide),
    );
    return save(covered, facts);
  },
};

/**
 * Until when all was looked at: a question may have been sent while an earlier one was answered, and is
 * read in the next round then. Never before what was covered, which would be read for ever.
 */
function learnedUntil(covered: readonly ClosedTurn[], rest: readonly ClosedTurn[]): number {
  const ended = Math.max(...covered.map(({ endedAt }) => endedAt));
  const next = Math.min(...rest.map(({ said }) => said.createdAt - 1));
  return Math.max(Math.min(ended, next), ...covered.map(({ said }) => said.createdAt));
}

/** What the person has said in an answered turn. */
type ClosedTurn = {
  readonly said: Message;
  /** Of the whole turn. */
  readonly taint: readonly Taint[];
  /** Milliseconds since 1970, UTC. */
  readonly endedAt: number;
};

function closedTurns(messages: readonly Message[]): readonly ClosedTurn[] {
  return toTurns(messages)
    .filter(({ state }) => state === "answered")
    .flatMap((turn) => {
      const said = turn.messages.find(({ role, text }) => role === "user" && text.trim() !== "");
      if (said === undefined) return [];
      const taint = turn.messages.flatMap((message) => message.taint);
      const endedAt = Math.max(...turn.messages.map(({ createdAt }) => createdAt));
      return [{ said, taint, endedAt }];
    });
}

function isTainted({ taint }: ClosedTurn): boolean {
  return taint.length > 0;
}

/** The first turns, as far as each is so. */
function beginning(
  turns: readonly ClosedTurn[],
  isSo: (turn: ClosedTurn) => boolean,
): readonly ClosedTurn[] {
  const end = turns.findIndex((turn) => !isSo(turn));
  return end === -1 ? turns : turns.slice(0, end);
}

function toLearned(
  { key, value, message, quote, confidence }: SaidFact,
  taint: readonly Taint[],
  hide: (text: string) => string,
): readonly LearnedFact[] {
  const kept = { key: hide(key), value: hide(value) };
  if (kept.key.includes(REDACTED) || kept.value.includes(REDACTED)) return [];
  const { id: messageId, conversationId, createdAt: since } = message;
  const source = { conversationId, messageId, quote: hide(quote) };
  return [{ ...kept, since, confidence, taint: [...taint], source }];
}
