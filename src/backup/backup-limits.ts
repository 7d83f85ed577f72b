import { MAX_SNAPSHOT_PAYLOAD } from "../store/snapshots/snapshot";

/** About how much plain text a slice holds: whole lines, as many as fit. */
export const SLICE_BYTES = 2 * 1_048_576;

/**
 * The most that one line, and so one slice, may have, its ids and numbers with it: more than the longest
 * reply in its worst encoding (24 MB) or an image. Whoever reads a backup holds no more than that of it at once.
 */
export const MAX_LINE_BYTES = MAX_SNAPSHOT_PAYLOAD + 65_536;

/** The most that a manifest may have: enough for the slices of seventy gigabytes. */
export const MAX_MANIFEST_BYTES = 4 * 1_048_576;

/** The most that the header of an age file may have; ours has 200 bytes. */
export const MAX_HEADER_BYTES = 65_536;

/**
 * The most recipients that it may name; ours names one, and whoever seals one anew by hand few. Every
 * identity is tried at each of them.
 */
export const MAX_RECIPIENTS = 20;

/** How much is handed to a file at once. */
export const WRITE_BYTES = 1_048_576;
