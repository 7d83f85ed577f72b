import { describe, expect, it } from "vitest";
import { makeConnection } from "../../../test/builders/make-connection";
import { MODEL } from "../../../test/builders/make-store";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import {
  currentVersion,
  migratePayload,
  type PAYLOAD_STEPS,
  type PayloadStep,
} from "./payload-steps";
import { decodePayload } from "./payloads";

const STEPS: readonly PayloadStep[] = [
  ({ title, ...rest }) => ({ ...rest, name: title }),
  (payload) => ({ ...payload, pinned: false }),
];

describe("migratePayload", () => {
  it("takes every step from the stored version to the current one, in order", () => {
    expect(currentVersion(STEPS)).toBe(3);
    expect(migratePayload(STEPS, 1, { title: "a", n: 1 })).toEqual({
      name: "a",
      n: 1,
      pinned: false,
    });
    expect(migratePayload(STEPS, 2, { name: "a" })).toEqual({ name: "a", pinned: false });
  });

  it("leaves a payload of the current version as it is", () => {
    expect(migratePayload(STEPS, 3, { name: "a", pinned: true })).toEqual({
      name: "a",
      pinned: true,
    });
    expect(migratePayload([], 1, { x: 1 })).toEqual({ x: 1 });
  });
});

/** What a row of a table became, from an earlier version's payload. */
function today(table: keyof typeof PAYLOAD_STEPS, version: number, payload: object) {
  return decodePayload(table, JSON.stringify({ v: version, ...payload }));
}

describe("payloads of earlier versions", () => {
  it("M-096 M-046 give a context what version 3 added; its time counts from its last change", () => {
    const context = {
      presetId: "preset-professional-assistant",
      name: "Work",
      systemPrompt: "Be brief.",
      personality: "Calm",
      temperature: 0,
      maxTokens: 5,
      maxHistoryTokens: 6,
      expiryDays: 7,
      createdAt: 8,
      updatedAt: 9,
    };
    expect(today("contexts", 1, context)).toEqual({
      ...context,
      maintainPersonality: true,
      model: null,
      compression: null,
      contextProviders: ["facts", "blocks", "recent-summaries", "references", "last-n"],
      remembers: true,
      tools: [],
      tags: [],
      pinned: false,
      archived: null,
      renewedAt: 9,
    });
  });

  it("M-096 give a conversation no tags, no origin, and no tokens counted yet", () => {
    const head = {
      channel: "side-panel",
      title: "Tea",
      activeLeaf: null,
      messageCount: 4,
      nextDepth: 4,
      digest: "",
      createdAt: 8,
      updatedAt: 9,
    };
    expect(today("conversations", 1, head)).toEqual({
      ...head,
      deletedCount: 0,
      tokenCount: 0,
      tags: [],
      archivedAt: null,
      origin: null,
    });
  });

  it("M-096 take a message by either step, and call none deleted", () => {
    const message = { depth: 0, role: "user", text: "hi", createdAt: 1, taint: [], metadata: null };
    const expected = { ...message, deletedAt: null, reply: null };
    expect(today("messages", 1, { ...message, reply: null })).toEqual(expected);
    expect(today("messages", 2, { ...message, reply: null })).toEqual(expected);
  });

  it("M-096 leave it to the context whether a running turn keeps the personality", () => {
    expect(today("open_turns", 1, { status: "open", model: MODEL })).toEqual({
      status: "open",
      model: MODEL,
      maintainPersonality: null,
    });
  });

  it("M-096 pin nothing and show no context before another, by either step", () => {
    const {
      prompt,
      activeContextId: _id,
      pinnedConversations: _pinned,
      ...rest
    } = DEFAULT_SETTINGS;
    expect(today("settings", 1, rest)).toEqual(DEFAULT_SETTINGS);
    expect(today("settings", 2, { ...rest, prompt })).toEqual(DEFAULT_SETTINGS);
  });

  it("keep that who asks is hidden from a server, and no no that nobody has said", async () => {
    const { id: _id, version: _version, ...connection } = makeConnection(1);
    const yes = { hidesOrigin: true };
    const no = { hidesOrigin: false };
    expect(today("connections", 1, { ...connection, ...no })).toEqual(connection);
    expect(today("connections", 1, { ...connection, ...yes })).toEqual({ ...connection, ...yes });
    expect(today("connections", 2, { ...connection, ...no })).toEqual({ ...connection, ...no });
    expect(today("settings", 3, { ...DEFAULT_SETTINGS, ...no })).toEqual(DEFAULT_SETTINGS);
    expect(today("settings", 3, { ...DEFAULT_SETTINGS, ...yes })).toMatchObject(yes);
    expect(today("settings", 4, { ...DEFAULT_SETTINGS, ...no })).toMatchObject(no);
  });
});
