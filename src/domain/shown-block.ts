/** What the block is called that tells of the workflow that a message names. */
export const WORKFLOW_BLOCK = "workflow";

/** A memory block as a prompt shows it (P-008). What stands in it is as untrusted as what wrote it. */
export type ShownBlock = {
  /** Core ones are always shown, working ones where they are pinned or referred to (P-007). */
  readonly kind: "core" | "working";
  readonly label: string;
  /** The permission's name, such as `ReadWrite` (D-12). */
  readonly permission: string;
  /** Whose it is, where another shares it (P-010). */
  readonly sharedFrom?: string;
  /** Empty for none. */
  readonly description: string;
  /** How its text is laid out, as text; empty for none. */
  readonly schema: string;
  readonly text: string;
  /** A stored block's id; left out of one that is made for the turn. */
  readonly id?: string;
  /** Whether it holds imported text, a page's or a tool's. */
  readonly isUntrusted?: boolean;
  /** Whether it stays out, because it is not pinned and the message does not name it (P-089). */
  readonly isUnnamed?: boolean;
};
