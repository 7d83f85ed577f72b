import { describe, expect, it } from "vitest";
import { TABLE_NAMES } from "../../src/store/schema";
import { CONNECTION_KEY } from "../builders/make-full-store";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

/** As it was handed over when the database was frozen. */
const FROZEN_IMAGE = {
  kind: "image",
  name: "photo.png",
  type: "image/png",
  width: 750,
  height: 100,
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};

describe("a sealed database of version 4", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const { store, conversationId, contextName, draft } = await openFrozen(4, frozen);
    const input = { conversationId, before: null, limit: 50 };
    const { messages, damaged } = await store.listMessages(input);
    expect(messages.map(({ text }) => text)).toEqual(["1", "one", "2", "two", "3", ""]);
    expect({ contextName, draft, damaged }).toEqual({
      contextName: "Professional Assistant",
      draft: "typing",
      damaged: [],
    });
    const [connection] = await store.connections.list();
    expect(connection).toMatchObject({ kind: "openai", url: "https://api.example.com/v1" });
    const secrets = await store.connections.readSecrets(connection?.id ?? "");
    expect(secrets).toEqual({
      origin: "https://api.example.com",
      key: CONNECTION_KEY,
      headers: [],
    });
    expect(await store.modelFiles.list()).toMatchObject([{ name: "tiny-0.gguf", state: "ready" }]);
    expect(await store.usage.read()).toMatchObject([{ models: [{ replies: 1 }] }]);
    const attached = await store.attachments.listDraft(conversationId);
    expect(attached).toMatchObject([{ kind: "image", name: "photo.png", bytes: 70 }]);
    const [{ id } = { id: "" }] = attached;
    expect(FROZEN_IMAGE).toMatchObject(await store.attachments.read({ id, conversationId }));
    expect(await store.backups.read()).toBeNull();
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    const { store, database } = await openFrozen(4, { name: "rotating", by: "passphrase" });
    const keyIds = async () => {
      const rows = await Promise.all(TABLE_NAMES.map((table) => database.rows(table).toArray()));
      return new Set(rows.flat().map(({ keyId }) => keyId));
    };
    expect((await keyIds()).size).toBe(2);
    for (let batch = 0; batch < 100; batch += 1) if ((await store.resealNext()).done) break;
    expect((await keyIds()).size).toBe(1);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });
});
