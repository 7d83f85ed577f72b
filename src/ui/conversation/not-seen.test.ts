import { describe, expect, it } from "vitest";
import {
  idOf,
  makeMessage,
  makePage,
  makeReply,
  makeSummary,
  makeTotals,
} from "../../../test/fakes/fake-client";
import type { Message } from "../../domain/message";
import type { LeftOut } from "../../domain/prompt-plan";
import type { Summary } from "../../domain/summary";
import {
  type ConversationAction,
  EMPTY_CONVERSATION,
  reduceConversation,
} from "./conversation-state";
import { toEntries } from "./entries";
import { findNotSeen } from "./not-seen";

const out = (over: Partial<LeftOut>): LeftOut => ({
  what: "messages",
  kind: null,
  messages: 4,
  reason: "history-tokens",
  because: null,
  seenFrom: idOf(5),
  ...over,
});

type Given = {
  readonly messages?: readonly Message[];
  readonly more?: boolean;
  /** What the newest measure leaves out; null while nothing is measured. */
  readonly leftOut?: readonly LeftOut[] | null;
  readonly active?: Summary | null;
  readonly since?: readonly ConversationAction[];
};

/** Messages 1 to 8: a question, its answer, and so on. */
const EIGHT = [1, 3, 5, 7].flatMap((n) => [makeMessage(n), makeReply(n + 1, "complete")]);

function findLine({
  messages = EIGHT,
  more = false,
  leftOut = null,
  active = null,
  since = [],
}: Given) {
  const newest: ConversationAction = { type: "newest", page: makePage(messages, more) };
  const state = [newest, ...since].reduce(reduceConversation, EMPTY_CONVERSATION);
  const totals = leftOut === null ? null : makeTotals({ leftOut: [...leftOut] });
  const entries = toEntries(state);
  const line = findNotSeen({ entries, state, totals, active });
  return line === null
    ? null
    : { above: entries[line.at]?.id ?? "the end", sentence: line.sentence };
}

const PLAIN = "the model does not see the messages above";

describe("the line above which the model sees nothing", () => {
  it("stands where the newest measure says, with its reason, whatever older replies saw", () => {
    const messages = [...EIGHT.slice(0, 7), makeReply(8, "complete", { seenFrom: idOf(3) })];
    const line = findLine({ messages, leftOut: [out({ because: "summary-failed" })] });
    expect(line).toEqual({
      above: idOf(5),
      sentence: `${PLAIN}: no summary could be made; it is tried again`,
    });
  });

  it("says no reason where none is known", () => {
    expect(findLine({ leftOut: [out({})] })?.sentence).toBe(PLAIN);
  });

  it("is none where the newest measure leaves no message out", () => {
    const messages = [...EIGHT.slice(0, 7), makeReply(8, "complete", { seenFrom: idOf(3) })];
    expect(findLine({ messages, leftOut: [] })).toBeNull();
    const others = [
      out({ reason: "unanswered" }),
      out({ what: "section", kind: "facts" }),
      out({ messages: 0 }),
    ];
    expect(findLine({ messages, leftOut: others })).toBeNull();
  });

  it("stands below everything where nothing stays for the next message", () => {
    const line = findLine({ leftOut: [out({ messages: 8, seenFrom: null, because: "not-yet" })] });
    expect(line).toEqual({
      above: "the end",
      sentence: `${PLAIN}: its summary is not written yet`,
    });
  });

  it("stands above what is being answered where nothing else stays", () => {
    const leftOut = [out({ messages: 8, seenFrom: null })];
    const running = [...EIGHT, makeMessage(9), makeReply(10, "streaming")];
    expect(findLine({ messages: running, leftOut })?.above).toBe(idOf(9));
    const sending: ConversationAction = { type: "sending", id: idOf(10), text: "hello" };
    expect(findLine({ leftOut, since: [sending] })?.above).toBe(`${idOf(10)}-sent`);
  });

  it("is told by the newest reply that has ended while nothing is measured", () => {
    const ended = [...EIGHT.slice(0, 7), makeReply(8, "complete", { seenFrom: idOf(5) })];
    expect(findLine({ messages: ended })).toEqual({ above: idOf(5), sentence: PLAIN });
    const running = [...ended, makeMessage(9), makeReply(10, "streaming")];
    expect(findLine({ messages: running })?.above).toBe(idOf(5));
  });

  it("stands above the message whose reply saw nothing before it", () => {
    const ended = [...EIGHT.slice(0, 7), makeReply(8, "complete", { seenFrom: idOf(7) })];
    expect(findLine({ messages: ended })?.above).toBe(idOf(7));
  });

  it("is none above the very first message, and where the cut lies before what is loaded", () => {
    expect(findLine({ leftOut: [out({ seenFrom: idOf(1) })] })).toBeNull();
    expect(findLine({ leftOut: [out({ seenFrom: idOf(1) })], more: true })?.above).toBe(idOf(1));
    expect(findLine({ leftOut: [out({ seenFrom: idOf(99) })] })).toBeNull();
  });
});

describe("beside a summary", () => {
  // Message n has depth n here, so a summary through the fourth stands for four and the one before.
  const active = makeSummary(70, { throughId: idOf(4), messages: 5 });

  it("the line is none for what the summary stands for", () => {
    expect(findLine({ leftOut: [out({})], active })).toBeNull();
    expect(findLine({ leftOut: [out({ seenFrom: idOf(3) })], active })).toBeNull();
    const loaded = EIGHT.slice(4);
    const messages = [...loaded.slice(0, 3), makeReply(8, "complete", { seenFrom: idOf(5) })];
    expect(findLine({ messages, more: true, active })).toBeNull();
  });

  it("the line stands for what is cut after its end", () => {
    expect(findLine({ leftOut: [out({ seenFrom: idOf(7) })], active })?.above).toBe(idOf(7));
    const all = out({ messages: 4, seenFrom: null });
    expect(findLine({ leftOut: [all], active })?.above).toBe("the end");
  });

  it("the line tells how many messages the summary passes over", () => {
    const later = { ...active, messages: 2 };
    const leftOut = [out({ messages: 3, because: "dropped" })];
    expect(findLine({ leftOut, active: later })).toEqual({
      above: idOf(5),
      sentence:
        "of the messages above, the model does not see 3 messages: its summary was discarded",
    });
  });
});
