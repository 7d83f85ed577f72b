import { headToPut, messageToPut } from "../../src/store/rows/row-to-entity";
import type { ImportHarness } from "./make-import-store";

/** Adds a message of the person's behind the branch that is shown; its id. */
export async function sayHere({ writer, state, messages }: ImportHarness): Promise<string> {
  const [first] = await messages();
  const id = crypto.randomUUID();
  await writer.write(async (commit) => {
    const head = await state.head(first?.conversationId ?? "");
    if (head === null || first === undefined) throw new Error("no conversation");
    const { payload } = await state.manifest();
    const { activeLeaf: previous, nextDepth: depth, messageCount } = head.payload;
    const order = payload.lastOrder + 1;
    const overrides = { id, previous, depth, order, taint: [], metadata: null };
    const changed = { activeLeaf: id, nextDepth: depth + 1, messageCount: messageCount + 1 };
    await commit({
      durability: "strict",
      lastOrder: order,
      heads: [headToPut(head, changed, { order })],
      puts: [messageToPut({ ...first, ...overrides }, null)],
    });
  });
  return id;
}

/** Empties messages as deleting them does. */
export async function deleteTexts(
  { writer, state, messages, reader }: ImportHarness,
  names: string[],
) {
  const found = (await messages()).filter(({ metadata }) =>
    names.includes(metadata?.importId ?? ""),
  );
  await writer.write(async (commit) => {
    const head = await state.head(found[0]?.conversationId ?? "");
    if (head === null) throw new Error("no conversation");
    const rows = await Promise.all(found.map(({ id }) => reader.find("messages", id)));
    const forks = await reader.find("forks", head.row.id);
    await commit({
      durability: "strict",
      heads: [headToPut(head, {})],
      puts: [
        ...found.map((message, at) =>
          messageToPut({ ...message, text: "", metadata: null, deletedAt: 1 }, rows[at] ?? null),
        ),
        { table: "forks", columns: { id: head.row.id }, replaces: forks, payload: { forks: [] } },
      ],
    });
  });
}
