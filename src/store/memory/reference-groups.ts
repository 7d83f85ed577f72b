import { AppError } from "../../domain/app-error";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { MAX_ALIAS, MAX_ALIASES, MAX_REFERENCE_NAME, type Reference } from "../../domain/reference";
import { makeAliases } from "../../domain/reference-aliases";
import type { RowDeps } from "../rows/row-deps";
import type { OpenedRow } from "../rows/sealed-row";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";
import { noteReferences } from "../settings/note-references";
import { openReferences, referenceToPut, rowToReference } from "../settings/reference-rows";

type Target = { readonly contextId: Id } & Pick<Reference, "kind" | "target">;

/** What the person calls a thing. */
type Called = Pick<Reference, "name" | "aliases">;

type Undoable = { readonly record?: UndoRecord | undefined };

/** References as a context knows them: what was mentioned in several conversations is one thing. */
export type ReferenceGroups = {
  /** Those of all conversations of a context, the newest first; of one thing as many as it has. */
  readonly list: (contextId: Id) => Promise<readonly Reference[]>;
  /** Notes it of one conversation; what is known there keeps its name. `not-found` without that. */
  readonly note: (reference: Omit<Reference, "id">) => Promise<void>;
  /**
   * Calls a thing otherwise, in all conversations of the context; without aliases those that its name
   * gives. `conflict` where it is called otherwise by now than was seen, `not-found`, `invalid-field`.
   */
  readonly rename: (input: Target & Called & Undoable & { readonly seen: Called }) => Promise<void>;
  /** Forgets it in all conversations of the context; what is gone is gone. */
  readonly remove: (input: Target & Undoable) => Promise<void>;
};

export type GroupDeps = RowDeps & {
  readonly conversationIdsOf: (contextId: Id) => Promise<readonly Id[]>;
};

export function createReferenceGroups(deps: GroupDeps): ReferenceGroups {
  const rowsOf = async (contextId: Id) =>
    openReferences(deps, await deps.conversationIdsOf(contextId));
  const sameIn = async ({ contextId, kind, target }: Target) => {
    const rows = await rowsOf(contextId);
    const same = rows.filter(({ payload }) => payload.kind === kind && payload.target === target);
    return same.toSorted(newestFirst);
  };
  return {
    list: async (contextId) => (await rowsOf(contextId)).toSorted(newestFirst).map(rowToReference),
    note: ({ conversationId, ...noted }) =>
      deps.writer.write(async (commit) => {
        const conversation = await deps.reader.find("conversations", conversationId);
        if (conversation === null) throw new AppError("not-found");
        const rows = await noteReferences(deps, conversationId, [noted], "if-new");
        await commit({ durability: "strict", puts: rows.map(({ put }) => put) });
      }),
    rename: async ({ record, seen, ...input }) => {
      const called = checkCalled(input);
      await recorded(deps, record).writer.write(async (commit) => {
        const rows = await sameIn(input);
        const [newest] = rows.map(rowToReference);
        if (newest === undefined) throw new AppError("not-found");
        if (!isCalledAlike(newest, seen)) throw new AppError("conflict");
        const puts = rows.map((one) =>
          referenceToPut({ ...rowToReference(one), ...called }, one.row),
        );
        await commit({ durability: "strict", puts });
      });
    },
    remove: async ({ record, ...input }) => {
      await recorded(deps, record).writer.write(async (commit) => {
        const rows = await sameIn(input);
        if (rows.length === 0) return;
        const named = rows.map(({ row }) => ({ table: "references", id: row.id }) as const);
        const removals = rows.map(({ row }) => ({ table: "references", row }) as const);
        const puts = tombstonePuts(named, deps.clock.now());
        await commit({ durability: "strict", puts, removals });
      });
    },
  };
}

function newestFirst(left: OpenedRow<"references">, right: OpenedRow<"references">): number {
  return right.payload.mentionedAt - left.payload.mentionedAt;
}

/** Which name gives the same aliases as were written is not told apart from one that gives them itself. */
function isCalledAlike(reference: Called, seen: Called): boolean {
  return reference.name === seen.name && reference.aliases.join("\n") === seen.aliases.join("\n");
}

function checkCalled({ kind, name: given, aliases: written }: Called & Pick<Reference, "kind">) {
  const name = given.trim();
  if (name === "") throw toInvalidField({ field: "name", problem: "empty" });
  if (name.length > MAX_REFERENCE_NAME) {
    throw toInvalidField({ field: "name", problem: "too-long", limit: MAX_REFERENCE_NAME });
  }
  const aliases = [
    ...new Set(written.map((alias) => alias.trim()).filter((alias) => alias !== "")),
  ];
  if (aliases.some((alias) => alias.length > MAX_ALIAS)) {
    throw toInvalidField({ field: "alias", problem: "too-long", limit: MAX_ALIAS });
  }
  if (aliases.length > MAX_ALIASES) {
    throw toInvalidField({ field: "aliases", problem: "too-many", limit: MAX_ALIASES });
  }
  return { name, aliases: aliases.length > 0 ? aliases : makeAliases({ name, kind }) };
}
