import { expect } from "vitest";
import { modelKey } from "../../src/domain/model";
import { TABLE_NAMES } from "../../src/store/database/schema";
import type { FrozenNumber } from "./frozen-store";
import { CONNECTION_KEY } from "./make-full-store";
import { MODEL } from "./make-store";
import { type FrozenFile, openFrozen, readFrozen } from "./open-frozen";

type Opened = Awaited<ReturnType<typeof openFrozen>>;

const WHOLE = { unreadable: [], mismatched: [], rewound: false };

/** From version 1 on: a conversation with a running turn, settings, a text not sent; nothing damaged. */
export async function expectConversation(
  { store, ...opened }: Opened,
  firstContext = "Professional Assistant",
): Promise<void> {
  const { conversationId, contextName, draft } = opened;
  const input = { conversationId, before: null, limit: 50 };
  const { messages, damaged } = await store.listMessages(input);
  expect(messages.map(({ text }) => text)).toEqual(["1", "one", "2", "two", "3", ""]);
  expect({ contextName, draft, damaged }).toEqual({
    contextName: firstContext,
    draft: "typing",
    damaged: [],
  });
  expect((await store.settings.read()).autoLockMinutes).toBe(7);
  expect(await store.turns.listOpenTurns()).toHaveLength(1);
  expect(await store.check()).toMatchObject(WHOLE);
}

/** From version 2 on: a summary, what a model was sent, a job, and how a model counts. */
export async function expectModelWork({ store, conversationId }: Opened): Promise<void> {
  const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
  const { active } = await store.summaries.list({ conversationId });
  expect(active).toMatchObject({ kind: "range", text: "up to 1", throughId: messages[1]?.id });
  const [plan, ...others] = await store.plans.list({ limit: 5 });
  expect(plan).toMatchObject({ turnId: messages[3]?.id, kept: { plan: { mode: "general" } } });
  expect(others).toEqual([]);
  expect(await store.jobs.listJobs()).toMatchObject([{ conversationId, done: [] }]);
  expect(await store.counters.readObservations(modelKey(MODEL))).toHaveLength(1);
}

/** From version 4 on: a connection with its key, a model file, usage, and an image (its base64). */
export async function expectConnected(
  { store, conversationId }: Opened,
  image: string,
): Promise<void> {
  const [connection] = await store.connections.list();
  expect(connection).toMatchObject({ kind: "openai", url: "https://api.example.com/v1" });
  const secrets = await store.connections.readSecrets(connection?.id ?? "");
  expect(secrets).toEqual({ origin: "https://api.example.com", key: CONNECTION_KEY, headers: [] });
  expect(await store.modelFiles.list()).toMatchObject([{ name: "tiny-0.gguf", state: "ready" }]);
  expect(await store.usage.read()).toMatchObject([{ models: [{ replies: 1 }] }]);
  const attached = await store.attachments.listDraft(conversationId);
  expect(attached).toMatchObject([{ kind: "image", name: "photo.png", bytes: 70 }]);
  const [{ id } = { id: "" }] = attached;
  const given = { kind: "image", name: "photo.png", type: "image/png", width: 750, height: 100 };
  expect({ ...given, data: image }).toMatchObject(
    await store.attachments.read({ id, conversationId }),
  );
}

/** From version 2 on: rows under two keys, and under one once all are sealed anew. */
export async function expectSealedAnew(version: FrozenFile): Promise<void> {
  const { store, database } = await openFrozen(version, { name: "rotating", by: "passphrase" });
  const keyIds = async () => {
    const rows = await Promise.all(TABLE_NAMES.map((table) => database.rows(table).toArray()));
    return new Set(rows.flat().map(({ keyId }) => keyId));
  };
  expect((await keyIds()).size).toBe(2);
  for (let batch = 0; batch < 100; batch += 1) if ((await store.resealNext()).done) break;
  expect((await keyIds()).size).toBe(1);
  expect(await store.check()).toMatchObject(WHOLE);
}

/** The tables of each of a version's frozen databases, sorted: all have the same. */
export async function tablesOf(version: FrozenNumber): Promise<readonly string[]> {
  const { databases } = await readFrozen(version);
  const [first = [], ...others] = Object.values(databases).map((one) => Object.keys(one).sort());
  for (const tables of others) expect(tables).toEqual(first);
  return first;
}
