import { AppError } from "../../domain/app-error";
import { taintOf } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Step } from "../../domain/step";
import type { Turn } from "../../domain/turn";
import type { ReopenTurn } from "../../domain/turn-store";
import { checkMessageBytes } from "../attachments/message-limits";
import { typedBeside, withAttachments } from "../attachments/sent-attachments";
import { titleBegun, titleOfFirst } from "../conversations/first-title";
import { endOf, withAll } from "../turns/close-turn";
import { addedCost, closedReply, type RunEnd } from "../turns/closed-reply";
import { newReplyMessage, resumedReply } from "../turns/new-reply";
import { spentBy, stepOfRun } from "../turns/steps";
import { takeTemporary, withoutTaken } from "./temporary-attachments";
import {
  type TemporaryConversation,
  temporaryBranch,
  temporaryMessage,
  temporaryTree,
  withMessages,
} from "./temporary-conversation";
import type { TemporaryStore } from "./temporary-store";

/** A temporary conversation after a turn was opened in it. */
export type TemporaryOpened = {
  readonly held: TemporaryConversation;
  readonly turn: Turn;
  readonly fresh: boolean;
};

/** What a change of a temporary conversation opens there; fails as the change does, and as keeping it. */
export async function openIn(
  temporary: TemporaryStore,
  { conversation }: TemporaryConversation,
  change: (held: TemporaryConversation) => TemporaryOpened,
): Promise<Pick<TemporaryOpened, "turn" | "fresh">> {
  const found: TemporaryOpened[] = [];
  const keep = (held: TemporaryConversation) => {
    const opened = change(held);
    found.push(opened);
    return opened.held;
  };
  await temporary.change({ conversationId: conversation.id, change: keep, grows: true });
  const [opened] = found;
  if (opened === undefined) throw new AppError("internal");
  return { turn: opened.turn, fresh: opened.fresh };
}

type Open = {
  readonly id: Id;
  readonly text: string;
  /** Attachments of the draft, in their order. */
  readonly attachments?: readonly Id[] | undefined;
  readonly draft?: string | undefined;
  readonly hide?: ((text: string) => string) | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly model: Model;
  /** The message that the new one stands beside. */
  readonly edits?: Id | undefined;
  readonly fromBlank?: boolean | undefined;
  readonly maintainPersonality?: boolean | undefined;
};

/** Adds a message and an empty reply; an id that is there already changes nothing. */
export function openTemporaryTurn(
  held: TemporaryConversation,
  input: Open,
  now: number,
): TemporaryOpened {
  checkMessageBytes(input.text);
  const existing = temporaryMessage(held, input.id);
  if (existing !== undefined) return { held, turn: turnOf(existing), fresh: false };
  const { id: conversationId, activeLeaf } = held.conversation;
  const edited = input.edits === undefined ? undefined : findEdited(held, input.edits);
  const previous = edited === undefined ? activeLeaf : edited.previous;
  const taken = takeTemporary(held, input.attachments ?? [], input.hide);
  const source = input.fromBlank ? undefined : edited;
  const attachments = edited === undefined ? taken : source?.attachments;
  checkMessageBytes(input.text, attachments);
  const depth = depthAfter(held, previous);
  const order = held.messages.length + 1;
  const user: Message = {
    id: crypto.randomUUID(),
    conversationId,
    previous,
    order,
    depth,
    role: "user",
    text: input.text,
    createdAt: now,
    taint: [...new Set([...(source?.taint ?? []), ...taintOf(attachments ?? [])])],
    metadata: input.metadata ?? null,
    ...withAttachments(attachments),
    deletedAt: null,
    reply: null,
  };
  const { id, model, maintainPersonality = null } = input;
  const position = { id, conversationId, previous: user.id, order: order + 1, depth: depth + 1 };
  const reply = newReplyMessage({ ...position, createdAt: now }, { model });
  const left = edited === undefined ? held : leaveTemporary(held, edited);
  const next = withTitle(withMessages(left, [user, reply], { leaf: id, now }), { user, input });
  const running = { ...next.running, [id]: { model, maintainPersonality } };
  const draft = edited === undefined ? typedBeside(held.draft, input) : held.draft;
  const after = withoutTaken({ ...next, running, draft }, taken);
  return { held: after, turn: turnOf(reply), fresh: true };
}

type Named = { readonly user: Message; readonly input: Pick<Open, "edits" | "hide"> };

/** With the title that the message makes of it. */
function withTitle(held: TemporaryConversation, { user, input }: Named): TemporaryConversation {
  const { edits, hide } = input;
  const begun = titleBegun({ title: held.conversation, user, edits, hide });
  const title = begun === "earlier" ? titleOfFirst(held.messages, hide) : begun;
  return { ...held, conversation: { ...held.conversation, ...title } };
}

type Again = { readonly id: Id; readonly turnId: Id; readonly model: Model };

/** Adds an empty reply beside an earlier one. */
export function reopenTemporaryTurn(
  held: TemporaryConversation,
  input: ReopenTurn,
  now: number,
): TemporaryOpened {
  const { id, turnId, model } = input;
  const existing = temporaryMessage(held, id);
  if (existing !== undefined) return { held, turn: turnOf(existing), fresh: false };
  const earlier = findReply(held, turnId);
  const { conversationId, previous, depth } = earlier;
  // A question whose text was deleted is none.
  if (temporaryMessage(held, previous)?.deletedAt !== null) throw new AppError("not-found");
  const reply = newReplyMessage(
    { id, conversationId, previous, order: held.messages.length + 1, depth, createdAt: now },
    input,
  );
  const next = withMessages(leaveTemporary(held, earlier), [reply], { leaf: id, now });
  const running = { ...next.running, [id]: { model, maintainPersonality: null } };
  return { held: { ...next, running }, turn: turnOf(reply), fresh: true };
}

/** Opens an ended reply again, its words kept. */
export function resumeTemporaryTurn(
  held: TemporaryConversation,
  input: Again,
  now: number,
): TemporaryOpened {
  const { id, turnId, model } = input;
  const message = temporaryMessage(held, turnId);
  if (!message?.reply || message.deletedAt !== null) throw new AppError("not-found");
  if (message.reply.commandId === id) return { held, turn: turnOf(message), fresh: false };
  findReply(held, turnId);
  const reply = resumedReply(message.reply, model, id);
  const leaf = held.conversation.activeLeaf ?? turnId;
  const next = withMessages(held, [{ ...message, reply }], { leaf, now });
  const running = { ...next.running, [turnId]: { model, maintainPersonality: null } };
  const kept = held.plans[turnId];
  const ended = kept && stepOfRun(message, kept, temporarySteps(held, turnId));
  const after = ended
    ? withTemporaryStep({ ...next, running }, turnId, ended)
    : { ...next, running };
  return { held: after, turn: turnOf(message), fresh: true };
}

/** The steps of a reply that its turn went on after. */
export function temporarySteps({ steps = {} }: TemporaryConversation, turnId: Id): readonly Step[] {
  return steps[turnId] ?? [];
}

/** With a step of a reply, in the place of the one of its number. */
export function withTemporaryStep(
  held: TemporaryConversation,
  turnId: Id,
  step: Step,
): TemporaryConversation {
  const others = temporarySteps(held, turnId).filter(({ index }) => index !== step.index);
  return { ...held, steps: { ...held.steps, [turnId]: [...others, step] } };
}

type Words = { readonly text: string; readonly thinking: string };

/** Adds words to a running reply. */
export function addTemporaryWords(
  held: TemporaryConversation,
  turnId: Id,
  words: Words,
): TemporaryConversation {
  const message = temporaryMessage(held, turnId);
  if (message === undefined || message.reply === null || held.running[turnId] === undefined) {
    throw new AppError("not-found");
  }
  const { text, thinking } = words;
  const reply = {
    ...message.reply,
    status: "streaming" as const,
    thinking: message.reply.thinking + thinking,
  };
  const changed = { ...message, text: message.text + text, reply };
  const messages = held.messages.map((one) => (one.id === turnId ? changed : one));
  return { ...held, messages };
}

type Close = RunEnd & { readonly turnId: Id; readonly rest: Words };

/** Ends a running turn; does nothing to one that does not run. */
export function closeTemporaryTurn(
  held: TemporaryConversation,
  input: Close,
  now: number,
): TemporaryConversation {
  const { turnId, hide = (text) => text } = input;
  const open = held.running[turnId];
  if (open === undefined) return held;
  const added = addTemporaryWords(held, turnId, input.rest);
  const message = temporaryMessage(added, turnId);
  if (message === undefined || message.reply === null) throw new AppError("not-found");
  const steps = temporarySteps(held, turnId);
  const spent = spentBy(steps, message.reply.commandId);
  const end = { price: open.model.price, ...endOf(input, steps), spent };
  const reply = closedReply(message.reply, message.reply.thinking, end);
  const said = { ...message, text: hide(message.text), createdAt: now, reply };
  const closed = withAll(said, held.plans[turnId]?.plan.taint ?? []);
  const { [turnId]: _ended, ...running } = added.running;
  const leaf = added.conversation.activeLeaf ?? turnId;
  const next = withMessages(added, [closed], { leaf, now });
  const conversation = { ...next.conversation, ...addedCost(next.conversation, end) };
  return { ...next, conversation, running };
}

/** Shows the branch through another message in the same place, as it was when it was left. */
export function showTemporaryBranch(
  held: TemporaryConversation,
  { from, to, now }: { readonly from: Id; readonly to: Id; readonly now: number },
): TemporaryConversation {
  const other = temporaryMessage(held, to);
  if (temporaryMessage(held, from) === undefined || other === undefined)
    throw new AppError("not-found");
  const shown = temporaryBranch(held, held.conversation.activeLeaf);
  const isShown = (id: Id) => shown.some((message) => message.id === id);
  // Asked for again: it is done.
  if (isShown(to)) return held;
  const tree = temporaryTree(held);
  // A message stands for deleted ones before it, too.
  const isBeside = shown.some(({ previous }) => previous === other.previous);
  if (!isShown(from) || !isBeside || !tree.isLive(to)) throw new AppError("conflict");
  refuseWhileTemporaryRuns(held);
  const left = leaveTemporary(held, other);
  const siblings = tree.forks.flatMap((fork) => fork.ways);
  const end = left.leaves[to] ?? siblings.find(({ id }) => id === to)?.leaf ?? to;
  return withMessages(left, [], { leaf: tree.endOf(end) ?? to, now });
}

function findEdited(held: TemporaryConversation, id: Id): Message {
  const message = temporaryMessage(held, id);
  if (message?.role !== "user" || message.deletedAt !== null) throw new AppError("not-found");
  refuseWhileTemporaryRuns(held);
  return message;
}

/** Fails with `turn-running` while a turn runs: what runs writes to the branch that is shown. */
export function refuseWhileTemporaryRuns({ running }: TemporaryConversation): void {
  if (Object.keys(running).length > 0) throw new AppError("turn-running");
}

/** Held with where the branch that is shown is left, for a place in it and for every fork on it. */
export function leaveTemporary(
  held: TemporaryConversation,
  { previous }: Message,
): TemporaryConversation {
  const { activeLeaf } = held.conversation;
  if (activeLeaf === null) return held;
  const seen = new Set<Id | null>();
  const forked = new Set<Id | null>([previous]);
  for (const message of held.messages) {
    if (seen.has(message.previous)) forked.add(message.previous);
    seen.add(message.previous);
  }
  const left = temporaryBranch(held, activeLeaf).filter((message) => forked.has(message.previous));
  const leaves = Object.fromEntries(left.map(({ id }) => [id, activeLeaf]));
  return { ...held, leaves: { ...held.leaves, ...leaves } };
}

function depthAfter(held: TemporaryConversation, previous: Id | null): number {
  const before = previous === null ? undefined : temporaryMessage(held, previous);
  return before === undefined ? 0 : before.depth + 1;
}

function findReply(held: TemporaryConversation, turnId: Id): Message & { readonly previous: Id } {
  const message = temporaryMessage(held, turnId);
  if (message === undefined || message.previous === null) throw new AppError("not-found");
  if (held.running[turnId] !== undefined) throw new AppError("turn-running");
  return { ...message, previous: message.previous };
}

function turnOf({ id, conversationId, previous }: Message): Turn {
  if (previous === null) throw new AppError("conflict");
  return { id, conversationId, userMessageId: previous };
}
