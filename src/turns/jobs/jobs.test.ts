import { describe, expect, it } from "vitest";
import type { ConversationJob } from "../../domain/job";
import { DEFAULT_PROMPT_SETTINGS } from "../../domain/prompt-settings";
import { backOff, nextJob } from "./jobs";

const NOW = Date.UTC(2025, 7, 24);
const MINUTE = 60_000;

function row(over: Partial<ConversationJob> = {}): ConversationJob {
  return {
    conversationId: crypto.randomUUID(),
    version: 1,
    closedAt: NOW,
    done: [],
    attempts: 0,
    notBefore: 0,
    failure: null,
    failedKind: null,
    ...over,
  };
}

function next(rows: readonly ConversationJob[], now = NOW, idleMinutes = 30) {
  const due = nextJob(rows, { ...DEFAULT_PROMPT_SETTINGS, idleMinutes }, now);
  return due === null ? null : { kind: due.job.kind, at: due.at, row: due.row };
}

describe("nextJob", () => {
  it("is nothing where nothing waits", () => {
    expect(next([])).toBeNull();
  });

  it("is the title at once, then the summary of the beginning", () => {
    expect(next([row()])).toMatchObject({ kind: "title", at: NOW });
    expect(next([row({ done: ["title"] })])).toMatchObject({ kind: "range", at: NOW });
  });

  it("D-7 is the summary of the whole when nobody has written for 30 minutes", () => {
    const idle = row({ done: ["title", "range"] });
    expect(next([idle])).toMatchObject({ kind: "whole", at: NOW + 30 * MINUTE });
    expect(next([idle], NOW, 5)?.at).toBe(NOW + 5 * MINUTE);
  });

  it("takes what is due first, whichever conversation it belongs to", () => {
    const idle = row({ done: ["title", "range"], closedAt: NOW - 31 * MINUTE });
    const waiting = row({ notBefore: NOW + MINUTE });
    expect(next([waiting, idle])).toMatchObject({ kind: "whole", row: idle });
  });

  it("keeps to that order where more than one is overdue", () => {
    expect(next([row({ closedAt: NOW - 90 * MINUTE })])?.kind).toBe("title");
  });

  it("waits as long as a failure asks for", () => {
    expect(next([row({ attempts: 1, notBefore: NOW + MINUTE })])?.at).toBe(NOW + MINUTE);
  });

  it("lets no title that fails keep the summary of the beginning waiting", () => {
    const failed = { failedKind: "title", notBefore: NOW + MINUTE } as const;
    expect(next([row({ ...failed, attempts: 1 })])).toMatchObject({ kind: "range", at: NOW });
    expect(next([row({ ...failed, attempts: 5 })])?.kind).toBe("range");
    const done = row({ ...failed, attempts: 1, done: ["range"] });
    expect(next([done])).toMatchObject({ kind: "title", at: NOW + MINUTE });
  });

  it("passes over a conversation that failed five times, until its next turn has ended", () => {
    expect(next([row({ attempts: 5 })])).toBeNull();
    expect(next([row({ attempts: 4 })])).not.toBeNull();
  });

  it("does not wait for a time that only a clock set back can have put so far ahead", () => {
    const early = NOW - 365 * 24 * 60 * MINUTE;
    expect(next([row({ notBefore: NOW + MINUTE })], early)?.at).toBe(early);
    expect(next([row({ done: ["title", "range"] })], early)?.at).toBe(early);
  });
});

describe("backOff", () => {
  it("is 1, 5 and 30 minutes, then an hour", () => {
    const minutes = [1, 2, 3, 4, 5].map((attempts) => (backOff(attempts, NOW) - NOW) / MINUTE);
    expect(minutes).toEqual([1, 5, 30, 60, 60]);
  });
});
