import type { ContextCard } from "../../contract/context";
import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { fieldsFromPreset } from "../../domain/fields-from-preset";
import { isOfContexts, type UndoRecord } from "../../store/rows/undo-record";
import { noPreset } from "../../store/settings/create-preset-store";
import type { App } from "../app";
import { closeLeftOvers } from "../close-left-over";
import { notifyContextsChanged } from "../notify-changes";
import { findPage } from "./find-page";
import { compareCards, type Entry, toCard } from "./to-card";
import { toAnswer, undoable } from "./undo-handlers";

type Reads = Pick<App, "store" | "clock">;
type Needs = Reads & Pick<App, "hub" | "panels" | "expiry">;

/** A page of contexts; those past their time and those archived only if asked for (M-027). */
export async function contextList(
  { store, clock }: Reads,
  input: CallInput<"context.list">,
): Promise<CallOutput<"context.list">> {
  const [entries, settings] = await Promise.all([store.contexts.list(), store.settings.read()]);
  const now = clock.now();
  const cards = entries
    .map((entry) => toCard(entry, now))
    .filter((card) => isIncluded(card, input.include))
    .sort(compareCards);
  const { page, total, tags } = findPage(cards, ({ context }) => context, input);
  return { contexts: page, total, tags, activeId: settings.activeContextId };
}

function isIncluded({ context, expiry }: ContextCard, include?: "expired" | "archived"): boolean {
  if (include === "archived") return true;
  return context.archived === null && (include === "expired" || expiry.state !== "expired");
}

/** One context; `not-found`. */
export async function contextGet(
  { store, clock }: Reads,
  { id }: CallInput<"context.get">,
): Promise<ContextCard> {
  return toCard(await store.contexts.get(id), clock.now());
}

/** Makes one; what is not given is as M-025 says. */
export function contextCreate(
  app: Needs,
  input: CallInput<"context.create">,
): Promise<ContextCard> {
  return change(app, app.store.contexts.create(input));
}

/** Makes one from a preset, built-in or own (M-026); `not-found` where the preset was removed. */
export async function contextCreateFromPreset(
  app: Needs,
  { id, presetId, overrides }: CallInput<"context.createFromPreset">,
): Promise<ContextCard> {
  const preset = await app.store.presets.get(presetId);
  if (!preset.isActive) throw noPreset();
  const fields = fieldsFromPreset(preset, overrides);
  return change(app, app.store.contexts.create({ id, fields, presetId, nameTaken: "number" }));
}

/** Changes the fields given; `conflict` where another window was first. */
export function contextUpdate(
  app: Needs,
  input: CallInput<"context.update">,
): Promise<ContextCard> {
  return change(app, app.store.contexts.update(input));
}

/** Makes one like another. */
export function contextDuplicate(
  app: Needs & Pick<App, "blockDocs">,
  { withMemory, ...input }: CallInput<"context.duplicate">,
): Promise<ContextCard> {
  const copying = withMemory ? { ...input, snapshotOf: app.blockDocs().snapshotOf } : input;
  return change(app, app.store.contexts.duplicate(copying));
}

/** Lets it stand first, or no longer. */
export function contextPin(app: Needs, input: CallInput<"context.pin">): Promise<ContextCard> {
  return change(app, app.store.contexts.pin(input));
}

/** Puts it aside (D-10). */
export async function contextArchive(
  app: Needs & Pick<App, "undo">,
  { undo: id, ...input }: CallInput<"context.archive">,
): Promise<CallOutput<"context.archive">> {
  const act = (record?: UndoRecord) => app.store.contexts.archive({ ...input, record });
  const { done, canUndo } = await undoable(app, { id, act });
  return toAnswer({ done: await change(app, Promise.resolve(done)), canUndo });
}

/** Takes it back. */
export function contextRestore(
  app: Needs,
  input: CallInput<"context.restore">,
): Promise<ContextCard> {
  return change(app, app.store.contexts.restore(input));
}

/** Lets its time begin anew (M-068). */
export function contextExtend(
  app: Needs,
  input: CallInput<"context.extend">,
): Promise<ContextCard> {
  return change(app, app.store.contexts.extend(input));
}

/** What a purge would remove. */
export function contextHolds(
  { store }: Pick<App, "store">,
  input: CallInput<"context.holds">,
): Promise<CallOutput<"context.holds">> {
  return store.contexts.holds(input);
}

/** Removes it for good, by its name, after a backup. */
export async function contextPurge(
  app: Needs & Pick<App, "runs" | "backups" | "undo">,
  { withoutBackup, ...input }: CallInput<"context.purge">,
): Promise<CallOutput<"context.purge">> {
  await closeLeftOvers(app);
  // The purge looks at it again; what it would refuse anyway is worth no backup.
  const { context } = await app.store.contexts.get(input.id);
  if (context.name !== input.name) throw new AppError("wrong-name");
  await app.backups.before("before-purge", { withoutBackup });
  const purged = await app.store.contexts.purge(input);
  // Nothing that is held may bring back what has gone for good.
  app.undo.endRows(isOfContexts);
  notifyContextsChanged(app);
  return purged;
}

async function change(app: Needs, changing: Promise<Entry>): Promise<ContextCard> {
  const entry = await changing;
  notifyContextsChanged(app);
  return toCard(entry, app.clock.now());
}
