import type { Payload } from "./payloads";
import type { Columns, Row, TableName } from "./schema";
import type { Durability } from "./write-rows";

type PutOf<T extends TableName> = {
  readonly table: T;
  readonly columns: Columns<T>;
  /** The version that the row has now; 0 for a row that is new. */
  readonly expected: number;
  readonly payload: Payload<T>;
};

/** A row to store; the manifest and conversation heads are written by the commit itself. */
export type Put = {
  [T in Exclude<TableName, "manifest" | "conversations">]: PutOf<T>;
}[Exclude<TableName, "manifest" | "conversations">];

/** A conversation's head to store; its digest follows from the messages of the same commit. */
export type HeadPut = Omit<PutOf<"conversations">, "payload" | "table"> & {
  readonly payload: HeadFields;
};

export type HeadFields = Omit<Payload<"conversations">, "digest">;

/** A row to delete, as it was read. */
export type Removal = {
  [T in Exclude<TableName, "manifest">]: { readonly table: T; readonly row: Row<T> };
}[Exclude<TableName, "manifest">];

export type Changes = {
  readonly durability: Durability;
  readonly puts?: readonly Put[];
  /** The head of every conversation whose messages change must be among these. */
  readonly heads?: readonly HeadPut[];
  readonly removals?: readonly Removal[];
  /** The log's newest place, where messages were added. */
  readonly lastOrder?: number;
};
