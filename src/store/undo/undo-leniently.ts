import { mergeUsage } from "../../domain/add-usage";
import { AppError } from "../../domain/app-error";
import type { ContextUse } from "../../domain/context";
import type { Id } from "../../domain/id";
import { checkAttachmentCount } from "../attachments/attachment-store";
import { draftPut, readDraft } from "../attachments/composer-drafts";
import type { TurnDeps } from "../branches/turn-deps";
import type { Row, TableName } from "../database/schema";
import type { Put } from "../rows/changes";
import type { Undoing, UndoStep } from "../rows/undo-record";

/**
 * What a row that others have changed since an act still gets back of what it was: where a context was
 * used last, which conversations are pinned, the figures that were forgotten. What is to be done by itself, and what is being typed,
 * stays as it is now, with what was taken out of it, and so does what a turn has kept since of its
 * requests; anything else is a `conflict`.
 */
export async function leniently(
  deps: TurnDeps,
  step: UndoStep,
  now: Row<TableName> | null,
): Promise<Undoing> {
  const { table } = step;
  if (table === "jobs" || table === "plans" || table === "steps") return {};
  if (table === "composer_drafts") return { puts: await putsOfDraft(deps, step) };
  if (table === "uses") return now === null ? {} : { puts: await putsOfUse(deps, step) };
  if (table === "settings") return { puts: await putsOfSettings(deps, step) };
  if (table === "usage") return { puts: await putsOfUsage(deps, step) };
  throw new AppError("conflict");
}

/** What an act has taken out of a draft, beside what is typed and attached now; the text stays. */
async function putsOfDraft({ reader }: TurnDeps, { id, before, after }: UndoStep): Promise<Put[]> {
  const opened =
    before === null
      ? null
      : await reader.tryOpen("composer_drafts", before as Row<"composer_drafts">);
  const former = opened?.payload.attachments ?? [];
  const made = after?.put?.table === "composer_drafts" ? after.put.payload.attachments : [];
  const now = await readDraft(reader, id);
  const stays = (one: Id) => now.attachments.includes(one);
  const back = former.filter((one) => stays(one) || !made?.includes(one));
  if (back.every(stays)) return [];
  const attachments = [...back, ...now.attachments.filter((one) => !back.includes(one))];
  checkAttachmentCount(attachments.length);
  return [draftPut(id, { ...now, attachments })];
}

async function putsOfUse({ reader }: TurnDeps, { id, before, after }: UndoStep): Promise<Put[]> {
  const made = after?.put?.table === "uses" ? after.put.payload.conversations : {};
  const opened = before === null ? null : await reader.tryOpen("uses", before as Row<"uses">);
  const former = opened?.payload.conversations ?? {};
  const now = await reader.get("uses", id);
  if (now === null) return [];
  const conversations = undoneUses({ former, made, now: now.payload.conversations });
  const payload = { ...now.payload, conversations };
  return [{ table: "uses", columns: { id }, replaces: now.row, payload }];
}

type Named = ContextUse["conversations"];
type Uses = { readonly former: Named; readonly made: Named; readonly now: Named };

/** A channel that another conversation was shown in since stays with that one. */
function undoneUses({ former, made, now }: Uses): Named {
  const channels = new Set([...Object.keys(former), ...Object.keys(made), ...Object.keys(now)]);
  const entries = [...channels].flatMap((channel) => {
    const id = now[channel] === made[channel] ? former[channel] : now[channel];
    return id === undefined ? [] : [[channel, id] as const];
  });
  return Object.fromEntries(entries);
}

async function putsOfSettings({ reader }: TurnDeps, step: UndoStep): Promise<Put[]> {
  const { id, before, after } = step;
  const made = after?.put?.table === "settings" ? after.put.payload.pinnedConversations : [];
  const opened =
    before === null ? null : await reader.tryOpen("settings", before as Row<"settings">);
  const now = await reader.get("settings", id);
  if (opened === null || now === null) return [];
  const pinned = now.payload.pinnedConversations;
  const gone = opened.payload.pinnedConversations.filter(
    (one) => !made.includes(one) && !pinned.includes(one),
  );
  const payload = { ...now.payload, pinnedConversations: [...pinned, ...gone] };
  return [{ table: "settings", columns: { id }, replaces: now.row, payload }];
}

/** What was answered since is added to what comes back. */
async function putsOfUsage({ reader }: TurnDeps, { id, before }: UndoStep): Promise<Put[]> {
  const opened = before === null ? null : await reader.tryOpen("usage", before as Row<"usage">);
  const now = await reader.get("usage", id);
  if (opened === null || now === null) return [];
  const months = mergeUsage(opened.payload.months, now.payload.months);
  return [{ table: "usage", columns: { id }, replaces: now.row, payload: { months } }];
}
