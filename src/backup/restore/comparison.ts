import type { Settable } from "../../domain/chat-parameters";
import type { DiffStatus } from "../../domain/diff-status";
import type { Lasting } from "../../domain/expiry";
import type { TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import type { OpenedBackup } from "../open-backup";

type DiffCounts = Readonly<Record<DiffStatus, number>>;

/** What is compared and restored: an opened backup, read from its beginning each time. */
export type RestorableBackup = Pick<OpenedBackup, "manifest" | "rows">;

export type ComparedConversation = {
  readonly diffStatus: DiffStatus;
  /** Null where the backup has no head of it. */
  readonly contextId: string | null;
  readonly title: string;
  /** When something was last said, as far as the backup knows. */
  readonly updatedAt: number;
  /** Messages that only the backup has, and that only this vault has. */
  readonly there: number;
  readonly here: number;
  /** Messages that the backup has, and those of them that are not here as they are there. */
  readonly messages: number;
  readonly brings: number;
  readonly emptied: Emptied;
  /** What is attached to its unsent message in the backup, where that does not come. */
  readonly drafted: ReadonlySet<string>;
  /** Whether this vault's title, tags and context are the newer ones, whatever the messages are. */
  readonly keepsHead: boolean;
};

/** Messages of the backup that were deleted here; changed in place while they are gathered. */
export type Emptied = {
  /** When each was, by its id. */
  readonly at: Map<string, number>;
  /** The first one's place in the backup's log. */
  from: number;
  /** About how much they hold there. */
  tokens: number;
  /** Images of theirs, and those of messages that stay. */
  readonly images: Set<string>;
  readonly kept: Set<string>;
  /** Images here of messages that were deleted there. */
  readonly gone: Set<string>;
};

/** A row of the backup that belongs to no conversation. */
export type ComparedRow = {
  readonly table: TableName;
  readonly id: string;
  /** What it belongs to, by `rowKey`; null for nothing. */
  readonly owner: string | null;
  readonly diffStatus: DiffStatus;
  /** Where it differs from that of here: whether it takes the place, and that of here becomes the copy. */
  readonly wins: boolean;
  /** The id of the copy that a merge makes of one of both; null for none. */
  readonly copyId: string | null;
  /** What that copy is called where the backup's is the copy; null where it shares its name. */
  readonly copyName: string | null;
  /** Whether it is here and does not open. */
  readonly isLostHere: boolean;
  /** Of contexts, presets and blocks: the name, where nothing else may be called so; else null. */
  readonly name: string | null;
  /** Of connections, else null; whether it had a key or headers, and whether these are in the backup. */
  readonly connection: {
    readonly url: string;
    readonly hadSecrets: boolean;
    readonly hasSecrets: boolean;
  } | null;
  /** Of settings: whether they would let more out, or keep the vault open longer, than those of here. */
  readonly offers: boolean;
  /** How long a context lasts, and since when; null for one that is archived, and for other rows. */
  readonly lasting: Lasting | null;
  /** When a context was last talked in, as its use says; else null. */
  readonly lastChatAt: number | null;
};

/** How a backup stands to what is here; holds no text but titles and names. */
export type Comparison = {
  /** Of the backup's conversations, by id. */
  readonly conversations: ReadonlyMap<string, ComparedConversation>;
  /** Of its other rows, by `rowKey`. */
  readonly others: ReadonlyMap<string, ComparedRow>;
  /** Conversations of the turns that ran when it was made, by the turn's id. */
  readonly turns: ReadonlyMap<string, string>;
  /** Places in the log that its rows have, in order, each once. */
  readonly orders: Float64Array;
  /** Rows that are not what their table holds, by `rowKey`: left out. */
  readonly unusable: ReadonlySet<string>;
  /** How many these are, with those that belong to something that the backup does not have. */
  readonly leftOut: number;
  /** Numbers for people; `others` are contexts, presets and connections. */
  readonly diffCounts: {
    readonly conversations: DiffCounts;
    readonly messages: DiffCounts;
    readonly others: DiffCounts;
  };
  /** What is here and not in the backup; `others` are all else that a person wanted: memory and prompts, too. */
  readonly onlyHere: {
    readonly conversations: number;
    readonly messages: number;
    readonly others: number;
  };
  /** Connections of here that would lose their key by replacing. */
  readonly keysLost: number;
  /** Conversations whose heads are other than here and set something for their model, and what. */
  readonly parameters: { readonly conversations: number; readonly sets: readonly Settable[] };
  /** The vault's generation before it was compared; null where there is no vault. */
  readonly generation: number | null;
};

/** One name for a row of any table. */
export function rowKey(table: TableName, id: string): string {
  return `${table}/${id}`;
}

/** A row's id. */
export function idOf({ columns }: Pick<BackupRow, "columns">): string {
  return String(columns.id);
}
