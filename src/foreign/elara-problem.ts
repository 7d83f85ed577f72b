/** Why a record of Elara's is not imported, or none is. */
export type ElaraProblem =
  /** No record in it opens with this key. */
  | "key-does-not-fit"
  /** There is no record in it. */
  | "no-records"
  /** Its name is not a record's. */
  | "record-name"
  /** A record of that name came before. */
  | "record-double"
  | "record-too-large"
  /** It is no envelope, or one of another kind. */
  | "record-envelope"
  /** It does not open with this key, or was changed. */
  | "record-key"
  /** What it holds is no message. */
  | "record-message"
  /** Its role is none that Elara has, or another than its name says. */
  | "record-role"
  /** Its time is a number, or tells no zone: it could be any of many. */
  | "record-time"
  | "record-empty"
  /** It cannot be read. */
  | "record-unreadable";
