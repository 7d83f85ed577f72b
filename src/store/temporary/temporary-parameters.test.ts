import { expect, it } from "vitest";
import { allRawRows, MODEL, makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

it("parameters of a temporary conversation are held in memory alone, and told to its turns", async () => {
  const { store: stored, clock, conversationId, database } = await makeStore();
  const area = createFakeKeyValueArea();
  const over = () => ({ store: stored, temporary: createTemporaryStore(area), clock });
  const first = over();
  const store = withTemporary(first);
  const { context } = await stored.branches.readPosition({ conversationId });
  const id = crypto.randomUUID();
  await createTemporaryMaker(first).create({ id, channel: "side-panel", contextId: context.id });
  const before = await allRawRows(database);
  const parameters = { note: "Answer in rhymes.", seed: 7 };
  await store.conversations.setParameters({ conversationId: id, parameters });
  // Another worker of the same session finds them, and no row was written.
  const again = withTemporary(over());
  expect((await again.branches.readPosition({ conversationId: id })).parameters).toEqual(
    parameters,
  );
  expect(await allRawRows(database)).toEqual(before);
  const turnId = crypto.randomUUID();
  await again.turns.openTurn({ id: turnId, conversationId: id, text: "Hello", model: MODEL });
  expect(await again.turns.readTurn({ turnId })).toMatchObject({ parameters });
});
