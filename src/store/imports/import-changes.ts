import { MAX_FILE_BYTES } from "../../domain/attachment";
import type { Fork } from "../../domain/branching";
import type { Origin } from "../../domain/conversation";
import { firstWords, LOOKED_AT } from "../../domain/first-words";
import type { Id } from "../../domain/id";
import type { ImportedConversation, ImportedMessage } from "../../domain/imported";
import { MAX_CONVERSATION_MESSAGES, MAX_MESSAGE_BYTES } from "../../domain/limits";
import type { Message } from "../../domain/message";
import { messageTokens } from "../../domain/message-tokens";
import { REDACTED } from "../../domain/redaction";
import { depthOf, forksOf, type KnownNode, leafBehind } from "../branches/branch-tree";
import { type FoundForks, forkPuts } from "../branches/fork-store";
import { liveTree } from "../branches/live-tree";
import { isGiven, titleOfFirst } from "../conversations/first-title";
import { newHeadFields } from "../conversations/new-head";
import type { HeadPut, Put } from "../rows/changes";
import { headToPut, messageToPut } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { type KnownMessages, NOTHING_KNOWN, type StoredNode } from "./import-known";
import { type Hide, planImport } from "./plan-import";

/** What one conversation of an import changes. */
export type ImportChanges = {
  readonly puts: readonly Put[];
  readonly head: HeadPut;
  /** Messages that it adds: each takes a place in the log. */
  readonly messages: number;
  /** Milliseconds since 1970: what was mentioned before that is there already. */
  readonly since: number;
};

type Imported = {
  readonly conversation: ImportedConversation;
  readonly source: Origin["source"];
  /** The log's newest place. */
  readonly lastOrder: number;
  /** The conversation's own place in the log. */
  readonly order: number;
  /** Takes out of what is stored what is not to be kept. */
  readonly hide?: Hide | undefined;
};

const NO_FORKS: FoundForks = { forks: [], row: null, isWritable: true };

type New = Imported & { readonly contextId: Id; readonly now: number };

/** The rows of a conversation that is not stored yet; `too-large` where it has more than it may. */
export function newConversation(input: New): ImportChanges | "too-large" {
  const { conversation, contextId, order, source } = input;
  const id = crypto.randomUUID();
  const plan = planImport({ ...input, conversationId: id, known: NOTHING_KNOWN });
  if (isTooLarge(plan.added, 0)) return "too-large";
  const leaf = endOf(plan.added, plan.leaf);
  const head = {
    columns: { id, parent: contextId, order },
    replaces: null,
    payload: {
      ...newHeadFields({ channel: "import", now: input.now }),
      ...titleFrom(conversation, { messages: plan.added, hide: input.hide }),
      tags: (conversation.tags ?? []).map((tag) => input.hide?.(tag) ?? tag),
      ...(conversation.parameters === undefined ? {} : { parameters: conversation.parameters }),
      activeLeaf: leaf?.id ?? null,
      nextDepth: (leaf?.depth ?? -1) + 1,
      messageCount: plan.added.length,
      tokenCount: tokensOf(plan.added),
      origin: { source, id: conversation.id },
      createdAt: conversation.createdAt,
      updatedAt: conversation.updatedAt,
    },
  };
  const forks = forkPuts(id, NO_FORKS, forksOf(plan.added));
  const puts = [...messagePuts(plan.added), ...forks];
  return { head, puts, messages: plan.added.length, since: Number.NEGATIVE_INFINITY };
}

type Titled = { readonly messages: readonly Message[]; readonly hide: Imported["hide"] };

/** What it is called there, else its first words; what is words of a message goes with that. */
function titleFrom(conversation: ImportedConversation, { messages, hide }: Titled) {
  if (conversation.title === "") return titleOfFirst(messages, hide);
  const question = namedAfter(conversation, hide);
  if (question === undefined) return given(conversation.title, hide);
  const added = messages.filter(({ metadata }) => metadata?.importId === question.id);
  return titleOfFirst(added, hide);
}

/** The message by whose first words it is called there, which may have been deleted here. */
function namedAfter({ title, messages }: ImportedConversation, hide: Imported["hide"]) {
  const redactedTitle = hide?.(title) ?? title;
  // Most are told apart by that: working out the first words of thousands would take seconds.
  const begin = /[\p{L}\p{N}]+/u.exec(redactedTitle)?.[0] ?? "";
  // Marks, and what is hidden, may stand within a word.
  const letters = (said: string) => said.replace(/[^\p{L}\p{N}]+/gu, "");
  const maySay = ({ text, files = [] }: ImportedMessage) =>
    redactedTitle.includes(REDACTED) ||
    [text.slice(0, LOOKED_AT), ...files.map(({ name }) => name)].some((said) =>
      letters(said).includes(begin),
    );
  const questions = messages.filter((one) => one.role === "user" && maySay(one));
  const first = questions.filter(({ previous }) => previous === null);
  return [...new Set([...first, ...questions])].find(
    (one) => redactedTitle === firstWords({ ...one, attachments: one.files }, hide),
  );
}

function given(title: string, hide: Imported["hide"]) {
  return { title: hide?.(title) ?? title, titleOf: undefined, taint: ["import" as const] };
}

type More = Imported & {
  readonly head: Head;
  readonly known: KnownMessages;
  readonly forks: FoundForks;
};

/**
 * The rows that bring a stored conversation up to what was said elsewhere since; `too-large` where it
 * would have more messages than it may, null where nothing is missing. What the person said here
 * stays, and stays shown where it is what was shown.
 */
export function moreOfConversation(input: More): ImportChanges | "too-large" | null {
  const { conversation, head, known, order } = input;
  const { row, payload } = head;
  const plan = planImport({ ...input, conversationId: row.id });
  if (plan.added.length === 0) return null;
  if (isTooLarge(plan.added, payload.messageCount)) return "too-large";
  const added = plan.added.map((message) => ({ ...message, isDeleted: false }));
  const nodes = [...known.nodes, ...added];
  const goesOn = plan.joint === payload.activeLeaf;
  const leaf = goesOn
    ? endOf(plan.added, plan.leaf)
    : shownEnd(payload.activeLeaf, nodes, plan.added);
  const isNamed = isGiven(payload) || conversation.title === "";
  const title = isNamed
    ? null
    : titleFrom(conversation, { messages: plan.added, hide: input.hide });
  const changed = {
    ...(leaf === null ? {} : { activeLeaf: leaf.id, nextDepth: leaf.depth + 1 }),
    ...(title === null || title.title === "" ? {} : title),
    messageCount: payload.messageCount + plan.added.length,
    tokenCount: payload.tokenCount + tokensOf(plan.added),
    updatedAt: Math.max(payload.updatedAt, conversation.updatedAt),
  };
  return {
    head: headToPut(head, changed, { order }),
    puts: [...messagePuts(plan.added), ...forkPutsOf(row.id, input.forks, nodes)],
    messages: plan.added.length,
    since: plan.added.reduce(
      (least, { createdAt }) => Math.min(least, createdAt),
      Number.POSITIVE_INFINITY,
    ),
  };
}

/** What is shown goes on with what was put behind it; null where nothing was. */
function shownEnd(
  shown: Id | null,
  nodes: readonly KnownNode[],
  added: readonly Message[],
): StoredNode | null {
  const id = liveTree(nodes).endOf(shown);
  if (id === null || id === shown) return null;
  const depth = added.find((message) => message.id === id)?.depth ?? depthOf(nodes, id);
  return { id, depth };
}

/** The forks with the new siblings, each sibling that was known with the end where it was left. */
function forkPutsOf(id: Id, found: FoundForks, nodes: readonly KnownNode[]): Put[] {
  const leaves = new Map(
    found.forks.flatMap(({ ways: siblings }) =>
      siblings.map((sibling) => [sibling.id, sibling.leaf]),
    ),
  );
  const known = new Set(nodes.map((node) => node.id));
  const tree = liveTree(nodes);
  const endOf = (sibling: Fork["ways"][number]) => {
    const left = leaves.get(sibling.id);
    return left === undefined || !known.has(left)
      ? sibling.leaf
      : (tree.endOf(left) ?? sibling.leaf);
  };
  const forks = tree.forks.map(({ previous, ways: siblings }) => ({
    previous,
    ways: siblings.map((sibling) => ({ ...sibling, leaf: endOf(sibling) })),
  }));
  return forkPuts(id, found, forks);
}

/** A branch ends where nothing follows, whatever the file says. */
function endOf(added: readonly Message[], leaf: StoredNode | null): StoredNode | null {
  if (leaf === null) return null;
  const end = leafBehind(added, leaf.id);
  return added.find(({ id }) => id === end) ?? leaf;
}

function messagePuts(messages: readonly Message[]): Put[] {
  return messages.map((message) => messageToPut(message, null));
}

function tokensOf(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + messageTokens(message), 0);
}

function isTooLarge(added: readonly Message[], stored: number): boolean {
  if (stored + added.length > MAX_CONVERSATION_MESSAGES) return true;
  return added.some(
    ({ text, reply, attachments = [] }) =>
      bytesOf(text) > MAX_MESSAGE_BYTES ||
      bytesOf(reply?.thinking ?? "") > MAX_MESSAGE_BYTES ||
      attachments.some((one) => one.kind === "text" && bytesOf(one.text) > MAX_FILE_BYTES),
  );
}

/** No unit of UTF-16 needs more than three bytes, so short texts need no counting. */
function bytesOf(text: string): number {
  return text.length * 3 <= MAX_FILE_BYTES ? 0 : new TextEncoder().encode(text).length;
}
