import type { Id } from "../../domain/id";
import type { Payload } from "../database/payloads";
import type { Columns, Row, RowState, TableName } from "../database/schema";
import type { Durability } from "../database/write-once";
import type { Sealed } from "./sealed-row";

type PutOf<T extends TableName> = {
  readonly table: T;
  readonly columns: Columns<T>;
  /** The row as it is stored now; null for one that is new. */
  readonly replaces: RowState | null;
  /** Of one that is put back: its last form before it was removed, whose version is never used again. */
  readonly after?: RowState;
  readonly payload: Payload<T>;
};

/** The tables whose rows a commit is given; the others it writes by itself. */
export type PlainTable = Exclude<TableName, "manifest" | "conversations">;

/** A row to store; the manifest and conversation heads are written by the commit itself. */
export type Put = { [T in PlainTable]: PutOf<T> }[PlainTable];

/** A conversation's head to store; its digest follows from the messages of the same commit. */
export type HeadPut = Omit<PutOf<"conversations">, "payload" | "table"> & {
  readonly payload: HeadFields;
};

export type HeadFields = Omit<Payload<"conversations">, "digest">;

/** A row and what it becomes: the same under another key, sealed already. */
export type Reseal = {
  readonly table: PlainTable;
  readonly row: Row<PlainTable>;
  readonly next: Sealed & { readonly id: string };
};

/** A row to delete, as it was read. */
export type Removal = {
  [T in TableName]: { readonly table: T; readonly row: Row<T> };
}[TableName];

export type Changes = {
  readonly durability: Durability;
  /** Of what an act does ahead of itself: no undo takes it back, and a tool's result waits for the act. */
  readonly isAhead?: true;
  readonly puts?: readonly Put[];
  /** The head of every conversation whose messages change must be among these. */
  readonly heads?: readonly HeadPut[];
  readonly reseals?: readonly Reseal[];
  readonly removals?: readonly Removal[];
  /** Messages to delete with their conversation: their digest goes with its head. */
  readonly dropped?: readonly Id[];
  /** The log's newest place, where messages were added. */
  readonly lastOrder?: number;
  /**
   * Digests of sets (base64) as the rows that lie there make them, to go on from instead of what
   * heads and manifest claim. One for the vault's set takes the store as it is: no longer rewound.
   */
  readonly recounted?: ReadonlyMap<string, string>;
};
