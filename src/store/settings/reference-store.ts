import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Reference } from "../../domain/reference";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";
import type { Writer } from "../rows/writer";

export type ReferenceStore = {
  /**
   * Keeps what a conversation is about; the same target again changes the one that is there.
   * `not-found` where there is no such conversation.
   */
  readonly note: (reference: Omit<Reference, "id">) => Promise<Reference>;
  /** A conversation's newest references, newest first; of one kind, where that is named. */
  readonly listOf: (input: {
    readonly conversationId: Id;
    readonly kind?: Reference["kind"] | undefined;
    readonly limit: number;
  }) => Promise<readonly Reference[]>;
  /** The conversations that a target was part of; opens every reference there is. */
  readonly conversationsOf: (target: Pick<Reference, "kind" | "target">) => Promise<readonly Id[]>;
};

type Deps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly writer: Writer;
};

/** What conversations are about, findable in both directions (D-19). */
export function createReferenceStore(deps: Deps): ReferenceStore {
  const { reader, writer } = deps;
  return {
    note: (given) =>
      writer.write(async (commit) => {
        const { conversationId, ...payload } = given;
        const [conversation, known] = await Promise.all([
          reader.find("conversations", conversationId),
          openOf(deps, conversationId),
        ]);
        if (conversation === null) throw new AppError("not-found");
        const same = known.find(
          ({ payload: one }) => one.kind === given.kind && one.target === given.target,
        );
        const id = same?.row.id ?? crypto.randomUUID();
        const columns = { id, parent: conversationId };
        const replaces = same?.row ?? null;
        await commit({
          durability: "relaxed",
          puts: [{ table: "references", columns, replaces, payload }],
        });
        return { ...given, id };
      }),
    listOf: async ({ conversationId, kind, limit }) => {
      const all = (await openOf(deps, conversationId)).map(toReference);
      const found = all.filter((one) => kind === undefined || one.kind === kind);
      return found.sort((left, right) => right.mentionedAt - left.mentionedAt).slice(0, limit);
    },
    conversationsOf: async ({ kind, target }) => {
      const rows = await reader.findAll("references");
      const opened = await Promise.all(rows.map((row) => reader.tryOpen("references", row)));
      const found = opened
        .filter((one) => one !== null)
        .filter(({ payload }) => payload.kind === kind && payload.target === target);
      return [...new Set(found.map(({ row }) => row.parent))];
    },
  };
}

async function openOf({ database, reader }: Deps, conversationId: Id) {
  const rows = await withStoreErrors(() =>
    database.rows("references").where("parent").equals(conversationId).toArray(),
  );
  const opened = await Promise.all(rows.map((row) => reader.tryOpen("references", row)));
  return opened.filter((one) => one !== null);
}

function toReference({ row, payload }: OpenedRow<"references">): Reference {
  return { ...payload, id: row.id, conversationId: row.parent };
}
