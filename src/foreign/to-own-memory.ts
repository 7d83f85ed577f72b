import type { ToldMemory } from "./export-writer";
import { toIso } from "./iso-time";
import type { OwnMemory } from "./own-format";

/** What a context remembers as our own file has it: without its ids, history of blocks and sources. */
export function toOwnMemory({ contextName, blocks, facts, notes }: ToldMemory): OwnMemory {
  return {
    context: contextName,
    blocks: blocks.map(({ block, content }) => {
      const { label, description, type, permission, pinned, schema, updatedAt } = block;
      const fields = { label, description, type, permission, pinned, schema };
      return { ...fields, content, updatedAt: toIso(updatedAt) };
    }),
    facts: facts.map(({ key, value, since, state, former }) => ({
      key,
      value,
      since: toIso(since),
      ...(state === "waiting" ? { state } : {}),
      ...(former.length === 0
        ? {}
        : { former: former.map((one) => ({ value: one.value, since: toIso(one.since) })) }),
    })),
    notes: notes.map(({ text, tags, createdAt }) => ({ text, tags, createdAt: toIso(createdAt) })),
  };
}
