import { toFailure } from "../../domain/app-error";
import type { BlockFields } from "../../domain/block";
import type { BlockContent } from "../../domain/block-content";
import type { BlockEdit } from "../../domain/block-edit";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/** What a person says of an answer. */
export type Feedback = {
  readonly helped: boolean;
  /** What should stay, or be otherwise. */
  readonly words: string;
};

/** A block of memory as every other: the person edits it, and the model only reads it. */
const FEEDBACK: BlockFields = {
  label: "feedback",
  description:
    "What the person said of earlier answers. Go on with what helped, change what did not; the last item is the newest.",
  type: "core",
  permission: "ReadOnly",
  pinned: true,
  schema: { kind: "list", checkbox: false, maxItems: 50 },
};

/** How often a change is made over what others were faster with, before it is given up. */
const MOST_ROUNDS = 5;

type Calling = Pick<Client, "call">;

/**
 * Keeps what is said of an answer where the context's next prompts tell it; gives what takes it back.
 * Fails with `list-full`, with `schema-misfit` where that page has another layout, and as calls do.
 */
export async function giveFeedback(
  client: Calling,
  contextId: Id,
  { helped, words }: Feedback,
): Promise<() => Promise<void>> {
  const text = `${helped ? "Helped" : "Did not help"}: ${words}`;
  const id = await findPage(client, contextId);
  await changePage(client, id, (content) =>
    indexOfText(content, text) < 0 ? [{ op: "push-item", item: { text, done: false } }] : [],
  );
  return () =>
    changePage(client, id, (content) => {
      const index = indexOfText(content, text);
      return index < 0 ? [] : [{ op: "delete-item", index }];
    });
}

/** The page's id; where the context has none, it has one from then on. */
async function findPage(client: Calling, contextId: Id): Promise<Id> {
  const find = async () => {
    const { blocks } = await runTwice(() => client.call("memory.list", { contextId }));
    return blocks.find(({ label }) => label.toLowerCase() === FEEDBACK.label)?.id;
  };
  const found = await find();
  if (found !== undefined) return found;
  const id = crypto.randomUUID();
  try {
    await runTwice(() => client.call("block.add", { id, contextId, fields: FEEDBACK }));
    return id;
  } catch (error) {
    // Another window was faster.
    const other = await find();
    if (other === undefined) throw error;
    return other;
  }
}

/** Over what is there by then: a worker that died may have made the change, or not. */
async function changePage(
  client: Calling,
  id: Id,
  toEdits: (content: BlockContent) => BlockEdit[],
): Promise<void> {
  for (let round = 1; ; round += 1) {
    const { block, content } = await runTwice(() => client.call("block.open", { id }));
    const edits = toEdits(content);
    if (edits.length === 0) return;
    try {
      await client.call("block.edit", { id, version: block.version, edits });
      return;
    } catch (error) {
      const { code } = toFailure(error);
      const isLate = code === "conflict" || code === "worker-gone";
      if (!isLate || round === MOST_ROUNDS) throw error;
    }
  }
}

function indexOfText(content: BlockContent, text: string): number {
  if (content.kind !== "list") return -1;
  return content.items.findLastIndex((item) => item.text === text);
}
