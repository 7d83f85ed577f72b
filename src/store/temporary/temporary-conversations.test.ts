import { expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

it("tells its context as that is called, and whether it answers, now", async () => {
  const harness = await makeStore();
  const temporary = createTemporaryStore(createFakeKeyValueArea());
  const deps = { store: harness.store, temporary, clock: harness.clock };
  const store = withTemporary(deps);
  const { context } = await store.branches.readPosition({ conversationId: harness.conversationId });
  const { id: contextId, version } = context;
  const id = crypto.randomUUID();
  await createTemporaryMaker(deps).create({ id, channel: "side-panel", contextId });
  await store.contexts.update({ id: contextId, version, fields: { name: "Calm" } });
  await store.contexts.archive({ id: contextId });
  expect((await store.conversations.show({ conversationId: id })).contextName).toBe("Calm");
  const wanted = { contextId: null, after: null, limit: 10, query: "", archived: false };
  const { pinned } = await store.conversations.list(wanted);
  expect(pinned).toMatchObject([{ contextName: "Calm", contextArchived: true }]);
});
