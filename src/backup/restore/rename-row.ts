import type { KeptPlan, SectionSource } from "../../domain/prompt-plan";
import type { Quoted } from "../../domain/quote";
import { encodePayload, type Payload } from "../../store/database/payloads";
import type { TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { renamedId } from "./renamed-id";

type Rename = (id: string) => string;
type Step<T extends TableName> = (payload: Payload<T>, rename: Rename) => Payload<T>;

/** Where payloads name rows of their own conversation; contexts, connections and others' rows stay. */
const STEPS: { readonly [T in TableName]?: Step<T> } = {
  conversations: (head, rename) => ({
    ...head,
    activeLeaf: orNull(head.activeLeaf, rename),
    ...(head.titleOf === undefined ? {} : { titleOf: rename(head.titleOf) }),
    // What is imported again goes on in the conversation that it was imported into.
    origin: null,
  }),
  messages: renameInMessage,
  composer_drafts: (draft, rename) =>
    draft.attachments === undefined
      ? draft
      : { ...draft, attachments: draft.attachments.map(rename) },
  summaries: (summary, rename) => ({
    ...summary,
    throughId: rename(summary.throughId),
    folds: orNull(summary.folds, rename),
    foldedInto: orNull(summary.foldedInto, rename),
  }),
  plans: renameInPlan,
  steps: (step, rename) => ({
    ...step,
    kept: renameInPlan(step.kept, rename),
    commandId: rename(step.commandId),
  }),
  forks: ({ forks }, rename) => ({
    forks: forks.map(({ previous, ways: siblings }) => ({
      previous: orNull(previous, rename),
      ways: siblings.map(({ id, leaf }) => ({ id: rename(id), leaf: rename(leaf) })),
    })),
  }),
};

/**
 * A row of a conversation as it stands in a copy: every id of that conversation is renamed, in clear
 * columns and in what it holds. Null where it is not what its table holds.
 */
export async function renameRow(row: BackupRow, digest: string): Promise<BackupRow | null> {
  const payload = tryDecode(row.table, row.payload);
  if (payload === null) return null;
  // Once to see which ids there are, for digests are not made at once, and once to rename them.
  const ids = new Set<string>();
  const collect = (id: string) => {
    ids.add(id);
    return id;
  };
  renameIn(row.table, payload, collect);
  columnsOf(row, collect);
  const renamed = await Promise.all(
    [...ids].map(async (id) => [id, await renamedId({ id, digest })] as const),
  );
  const idsByOld = new Map(renamed);
  const rename = (id: string) => idsByOld.get(id) ?? id;
  return {
    ...row,
    columns: columnsOf(row, rename),
    payload: encodePayload(row.table, renameIn(row.table, payload, rename)),
  };
}

function columnsOf({ table, columns }: BackupRow, rename: Rename): BackupRow["columns"] {
  // A conversation's parent is its context.
  const names = table === "conversations" ? ["id"] : ["id", "parent", "previous"];
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => {
      const isId = names.includes(name) && typeof value === "string";
      return [name, isId ? rename(value) : value];
    }),
  );
}

function renameIn<T extends TableName>(table: T, payload: Payload<T>, rename: Rename): Payload<T> {
  // Table and step belong together, which TypeScript cannot follow.
  const step = STEPS[table] as Step<T> | undefined;
  return step === undefined ? payload : step(payload, rename);
}

function renameInMessage(message: Payload<"messages">, rename: Rename): Payload<"messages"> {
  const { attachments, reply } = message;
  return {
    ...message,
    ...(attachments === undefined
      ? {}
      : { attachments: attachments.map((one) => ({ ...one, id: rename(one.id) })) }),
    reply:
      reply === null
        ? null
        : {
            ...reply,
            seenFrom: orNull(reply.seenFrom, rename),
            commandId: rename(reply.commandId),
          },
  };
}

type KeptMessage = KeptPlan["plan"]["message"];

function renameInPlan(kept: Payload<"plans">, rename: Rename): Payload<"plans"> {
  const { plan } = kept;
  const message = (one: KeptMessage): KeptMessage => ({
    ...one,
    id: rename(one.id),
    ...(one.images === undefined
      ? {}
      : { images: one.images.map((image) => ({ ...image, id: rename(image.id) })) }),
  });
  return {
    ...kept,
    plan: {
      ...plan,
      history: plan.history.map(message),
      message: message(plan.message),
      leftOut: plan.leftOut.map(({ quoted, page, ...one }) => ({
        ...one,
        seenFrom: orNull(one.seenFrom, rename),
        ...(quoted === undefined ? {} : { quoted: renameInQuote(quoted, rename) }),
        ...(page === undefined ? {} : { page: { ...page, id: rename(page.id) } }),
      })),
      sections: plan.sections.map((one) => ({
        ...one,
        source: renameInSource(one.source, rename),
      })),
    },
  };
}

function renameInSource(source: SectionSource, rename: Rename): SectionSource {
  if (source.type === "quotes") {
    return { ...source, quotes: source.quotes.map((quote) => renameInQuote(quote, rename)) };
  }
  // Summaries of other conversations (`summaries`) are theirs.
  return source.type === "summary" ? { ...source, id: rename(source.id) } : source;
}

/** What is quoted of other conversations, and of memory, is theirs. */
function renameInQuote<T extends Quoted>(quote: T, rename: Rename): T {
  const isOwn = quote.kind === undefined && quote.conversationId === null;
  return isOwn ? { ...quote, messageId: rename(quote.messageId) } : quote;
}

function orNull(id: string | null, rename: Rename): string | null {
  return id === null ? null : rename(id);
}
