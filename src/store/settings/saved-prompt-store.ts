import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_SAVED_PROMPTS, type PromptFields, type SavedPrompt } from "../../domain/saved-prompt";
import { nextVersion, type RowState } from "../database/schema";
import type { RowDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";

export type SavedPromptStore = {
  /** Those whose rows open, in the person's order; the others are reported. */
  readonly list: () => Promise<readonly SavedPrompt[]>;
  /**
   * Stores a new one behind the others (`version` null), or other fields of one. The same id makes
   * nothing twice: asked again, its fields may be others. Fails with `limit-exceeded`, with
   * `not-found`, and with `conflict` where it was changed since that version, or since it was new.
   */
  readonly save: (input: PromptToSave) => Promise<SavedPrompt>;
  /** Puts one at that place of the list; `not-found` where it is not there. */
  readonly move: (input: { readonly id: Id; readonly to: number }) => Promise<void>;
  /** Deletes one; nothing where it is gone. */
  readonly remove: (input: {
    readonly id: Id;
    readonly record?: UndoRecord | undefined;
  }) => Promise<void>;
};

type PromptToSave = {
  readonly id: Id;
  readonly version: number | null;
  readonly fields: PromptFields;
};

type Opened = OpenedRow<"saved_prompts">;

/** The prompt library. It has nothing to do with presets (M-023, M-051). */
export function createSavedPromptStore(deps: RowDeps): SavedPromptStore {
  return {
    list: async () => (await readAll(deps.reader)).map(toPrompt),
    save: (input) => savePrompt(deps, input),
    move: (input) => movePrompt(deps, input),
    remove: ({ id, record }) => removePrompt(recorded(deps, record), id),
  };
}

async function readAll(reader: RowReader): Promise<readonly Opened[]> {
  const rows = await reader.findAll("saved_prompts");
  const opened = await tryOpenAll(reader, "saved_prompts", rows);
  // Two that a merge has put in one place stay in an order.
  return opened.toSorted(
    ({ row: { id }, payload }, { row: other, payload: { place, createdAt } }) =>
      payload.place - place || payload.createdAt - createdAt || (id < other.id ? -1 : 1),
  );
}

function savePrompt({ reader, writer, clock }: RowDeps, { id, version, fields }: PromptToSave) {
  return writer.write(async (commit) => {
    const opened = await reader.get("saved_prompts", id);
    // The answer to it was lost.
    if (version === null && opened !== null && hasFields(opened, fields)) return toPrompt(opened);
    if (version !== null && opened === null) throw new AppError("not-found");
    const seen = version ?? FIRST_VERSION;
    if (opened !== null && opened.row.version !== seen) throw new AppError("conflict");
    const updatedAt = clock.now();
    const begun = opened?.payload ?? { place: await nextPosition(reader), createdAt: updatedAt };
    const payload = { ...begun, ...fields, updatedAt };
    const row = opened?.row ?? null;
    await commit({ durability: "strict", puts: [toPut(id, payload, row)] });
    return { ...payload, id, version: nextVersion(row) };
  });
}

/** What a row has whose fields nobody has changed since it was new. */
const FIRST_VERSION = nextVersion(null);

function hasFields({ payload }: Opened, { title, command, text }: PromptFields): boolean {
  return payload.title === title && payload.command === command && payload.text === text;
}

/** A place behind all that open; `limit-exceeded` where there are too many, those that do not among them. */
async function nextPosition(reader: RowReader): Promise<number> {
  if ((await reader.findAll("saved_prompts")).length >= MAX_SAVED_PROMPTS) {
    const data = { limit: "saved-prompts", max: MAX_SAVED_PROMPTS } as const;
    throw new AppError("limit-exceeded", { data });
  }
  return ((await readAll(reader)).at(-1)?.payload.place ?? -1) + 1;
}

function movePrompt(
  { reader, writer }: RowDeps,
  { id, to }: { readonly id: Id; readonly to: number },
) {
  return writer.write(async (commit) => {
    const all = await readAll(reader);
    const moved = all.find(({ row }) => row.id === id);
    if (moved === undefined) throw new AppError("not-found");
    const others = all.filter((one) => one !== moved);
    const ordered = others.toSpliced(to, 0, moved);
    const puts = ordered.flatMap(({ row, payload }, place) =>
      payload.place === place ? [] : [toPut(row.id, { ...payload, place }, row)],
    );
    if (puts.length > 0) await commit({ durability: "strict", puts });
  });
}

function removePrompt({ reader, writer, clock }: RowDeps, id: Id) {
  return writer.write(async (commit) => {
    const row = await reader.find("saved_prompts", id);
    if (row === null) return;
    await commit({
      durability: "strict",
      puts: tombstonePuts([{ table: "saved_prompts", id }], clock.now()),
      removals: [{ table: "saved_prompts", row }],
    });
  });
}

function toPut(id: Id, payload: Opened["payload"], replaces: RowState | null) {
  return { table: "saved_prompts", columns: { id }, replaces, payload } as const;
}

function toPrompt({ row, payload }: Opened): SavedPrompt {
  return { ...payload, id: row.id, version: row.version };
}
