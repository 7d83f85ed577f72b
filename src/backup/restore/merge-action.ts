/** What becomes of a conversation of the backup: it comes, or as a copy beside the one here, or not. */
export type MergeAction = "take" | "copy" | "leave";
