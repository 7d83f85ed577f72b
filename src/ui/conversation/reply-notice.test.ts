import { describe, expect, it } from "vitest";
import { makePage, makeReply, makeTurnState } from "../../../test/fakes/fake-client";
import type { ErrorCode } from "../../domain/app-error";
import type { ErrorEnvironment } from "../words/error-sentence";
import { EMPTY_CONVERSATION } from "./conversation-state";
import type { ReplyView } from "./entries";
import { endNotice, replyNotice } from "./reply-notice";

type Cut = Pick<ReplyView, "status" | "text" | "failure" | "finish">;

const ENVIRONMENT: ErrorEnvironment = {
  system: "linux",
  origin: "chrome-extension://a",
  model: "m",
};
const BOTH = { canContinue: true, canRetry: true };
const NEITHER = { canContinue: false, canRetry: false };

const cut = (given: Partial<Cut>): Cut => ({
  ...{ status: "complete", text: "", failure: null, finish: "stop" },
  ...given,
});

const notice = (reply: Cut, actions?: typeof BOTH) =>
  replyNotice({ ...reply, overflow: 0 }, ENVIRONMENT, actions)?.text;

const failed = (code: ErrorCode) => ({ code, data: {} });

const WITH_TEXT: readonly Cut[] = [
  cut({ status: "interrupted", text: "Some" }),
  cut({ status: "interrupted", text: "Some", failure: failed("turn-too-long") }),
  cut({ status: "interrupted", text: "Some", failure: failed("too-many-steps") }),
  cut({ finish: "length", text: "Some" }),
  cut({ status: "failed", text: "Some", failure: failed("provider-cut-off") }),
];

const EMPTY: readonly Cut[] = [
  cut({ status: "interrupted" }),
  cut({ status: "interrupted", failure: failed("too-many-steps") }),
  cut({ finish: "length" }),
  cut({}),
  cut({ status: "failed", failure: failed("provider-cut-off") }),
];

describe("why a reply ended early", () => {
  it("names Continue where that stands below what had arrived, and else no button", () => {
    for (const reply of WITH_TEXT) {
      expect(notice(reply, BOTH)).toMatch(/[^ ]\. Press Continue to resume\.$/);
      expect(notice(reply, NEITHER)).toMatch(/\.$/);
      expect(notice(reply, { ...NEITHER, canRetry: true })).toBe(notice(reply));
    }
  });

  it("names Retry where that stands below an empty reply, and else no button", () => {
    for (const reply of EMPTY) {
      expect(notice(reply, BOTH)).toMatch(/[^ ]\. Press Retry to ask again, or choose another/);
      expect(notice(reply, { ...NEITHER, canContinue: true })).toBe(notice(reply));
    }
  });

  it("names no button by itself, whatever ended it", () => {
    const refused = ["", "Some"].map((text) => cut({ finish: "refusal", text }));
    const stopped = ["", "Some"].map((text) => cut({ status: "cancelled", text }));
    for (const reply of [...WITH_TEXT, ...EMPTY, ...refused, ...stopped]) {
      expect(notice(reply)).toMatch(/\.$/);
      expect(notice(reply)).not.toMatch(/Continue|Retry/);
    }
    for (const reply of [...refused, ...stopped]) expect(notice(reply, BOTH)).toBe(notice(reply));
  });
});

describe("what is said of a turn that has just ended", () => {
  const page = makePage([makeReply(2, "complete"), makeReply(4, "complete")]);
  const state = { ...EMPTY_CONVERSATION, messages: page.messages };
  const ended = { status: "complete", finish: "length", text: "Some" } as const;

  it("is why that was early, with the button that stands below it", () => {
    expect(endNotice(state, makeTurnState(4, ended))).toMatch(/limit\. Press Continue/);
    expect(endNotice(state, makeTurnState(2, ended))).toMatch(/limit\.$/);
  });

  it("is nothing more where it simply ended", () => {
    expect(endNotice(state, makeTurnState(4, { ...ended, finish: "stop" }))).toBeNull();
  });
});
