import type { CallInput, CallOutput } from "../../contract/contract";
import type { ReferenceCard } from "../../contract/reference";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { hideStored } from "../../domain/redaction";
import { MAX_REFERENCE_NAME, type Reference } from "../../domain/reference";
import { makeAliases } from "../../domain/reference-aliases";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "undo" | "clock" | "panels">;

/** Conversations that are told of one thing. */
const MENTIONS = 20;

/** What a context's conversations were about, each thing once. */
export async function referenceList(
  { store }: Pick<App, "store">,
  { contextId, skip, limit }: CallInput<"reference.list">,
): Promise<CallOutput<"reference.list">> {
  const things = new Map<string, Reference[]>();
  for (const reference of await store.memory().references.list(contextId)) {
    const key = `${reference.kind} ${reference.target}`;
    things.set(key, [...(things.get(key) ?? []), reference]);
  }
  const shown = [...things.values()].slice(skip, skip + limit);
  const titles = new Map<Id, Promise<string>>();
  const titleOf = (id: Id) => {
    const found = titles.get(id) ?? readTitle(store, id);
    titles.set(id, found);
    return found;
  };
  const references = await Promise.all(shown.map((mentions) => toCard(mentions, titleOf)));
  return { references: references.flat(), total: things.size };
}

/** Notes that a conversation is about something, as the person says. */
export async function referenceNote(
  app: Needs,
  { conversationId, kind, action, undo, ...given }: CallInput<"reference.note">,
): Promise<CallOutput<"reference.note">> {
  const [name, target] = [given.name, given.target].map(await hiding(app.store));
  if (!name) throw toInvalidField({ field: "name", problem: "empty" });
  if (name.length > MAX_REFERENCE_NAME) {
    throw toInvalidField({ field: "name", problem: "too-long", limit: MAX_REFERENCE_NAME });
  }
  const called = { kind, action, name, target: target || name, aliases: [] };
  const noted = { conversationId, ...called, mentionedAt: app.clock.now() };
  const act = (record?: UndoRecord) => app.store.references.note({ ...noted, record });
  const undone = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer(undone);
}

/** Calls a thing as the person does. */
export async function referenceRename(
  app: Needs,
  { undo, ...input }: CallInput<"reference.rename">,
): Promise<CallOutput<"reference.rename">> {
  const hide = await hiding(app.store);
  const called = { name: hide(input.name), aliases: input.aliases.map(hide) };
  return done(app, undo, (record) =>
    app.store.memory().references.rename({ ...input, ...called, record }),
  );
}

/** Forgets a thing. */
export async function referenceRemove(
  app: Needs,
  { undo, ...input }: CallInput<"reference.remove">,
): Promise<CallOutput<"reference.remove">> {
  return done(app, undo, (record) => app.store.memory().references.remove({ ...input, record }));
}

async function done(
  app: Needs,
  undo: Id | undefined,
  act: (record: UndoRecord | undefined) => Promise<void>,
): Promise<{ canUndo?: boolean }> {
  const { canUndo } = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return undo === undefined ? {} : { canUndo };
}

/** What takes out of a text what is not to be kept (E-051). */
async function hiding(store: App["store"]): Promise<(text: string) => string> {
  const hide = hideStored((await store.settings.read()).prompt.redactions);
  return (text) => hide(text.trim());
}

async function toCard(
  mentions: readonly Reference[],
  titleOf: (id: Id) => Promise<string>,
): Promise<readonly ReferenceCard[]> {
  const [newest] = mentions;
  if (newest === undefined) return [];
  const { kind, target, name, aliases } = newest;
  const titled = mentions
    .slice(0, MENTIONS)
    .map(async ({ conversationId, action, mentionedAt }) => {
      return { conversationId, title: await titleOf(conversationId), action, mentionedAt };
    });
  const untrusted = mentions.some(({ taint = [] }) => taint.length > 0);
  const isMade = makeAliases(newest).join("\n") === aliases.join("\n");
  const called = { kind, target, name, aliases, isMade, untrusted };
  return [{ ...called, mentions: await Promise.all(titled) }];
}

/** Empty where there is none, or the conversation does not open. */
async function readTitle(store: App["store"], conversationId: Id): Promise<string> {
  const position = await store.branches.readPosition({ conversationId }).catch(() => null);
  return position?.title ?? "";
}
