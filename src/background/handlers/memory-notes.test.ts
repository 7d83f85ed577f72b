import { expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { sayTurn } from "../../../test/builders/make-store";
import { archiveInsert, archiveSearch } from "./memory-handlers";

it("a note that is taken from a message is as untrusted as that, and leads back to it", async () => {
  const { app, harness, contextId } = await makeApp();
  const { id: messageId } = await sayTurn(harness, "Hi", "Paris is in France.");
  const note = { id: crypto.randomUUID(), contextId, text: "Paris", tags: [], messageId };
  const { conversationId } = harness;
  expect(await archiveInsert(app, note)).toMatchObject({
    source: { conversationId, messageId },
    taint: [],
  });
  const search = { contextId, query: "", skip: 0, limit: 9 };
  expect(await archiveSearch(app, search)).toMatchObject({ total: 1 });
  const gone = archiveInsert(app, { ...note, messageId: crypto.randomUUID() });
  await expect(gone).rejects.toMatchObject({ code: "not-found" });
});
