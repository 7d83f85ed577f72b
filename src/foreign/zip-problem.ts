import { ZipTooLarge } from "./zip-limits";

/** Why an archive cannot be read, where a person can do something about it. */
type UnreadableReason =
  /** Its end, where it lists what it holds, is missing. */
  | "zip-cut-off"
  /** It has a password. */
  | "zip-locked"
  /** It is packed in a way that browsers cannot unpack. */
  | "zip-packing";

/** An archive, or one file of it, that cannot be read. */
export class ZipUnreadable extends Error {
  override readonly name = "ZipUnreadable";

  constructor(readonly problem: UnreadableReason) {
    super(problem);
  }
}

export type ZipProblem =
  | UnreadableReason
  /** It unpacks to more than any export is. */
  | "zip-too-large"
  /** Unpacking it takes longer than that of any export. */
  | "zip-too-slow"
  /** It cannot be read, or not to its end. */
  | "unreadable";

/** What is wrong with an archive whose reading failed so; the rest tells nothing that would help. */
export function zipProblemOf(error: unknown): ZipProblem {
  if (error instanceof ZipUnreadable) return error.problem;
  if (!(error instanceof ZipTooLarge)) return "unreadable";
  return error.limit === "time" ? "zip-too-slow" : "zip-too-large";
}
