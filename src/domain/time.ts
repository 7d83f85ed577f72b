import * as z from "zod/mini";

/** The last moment of the year 9999: a later one has no ISO form of four digits, and soon none at all. */
export const LATEST_TIME = 253_402_300_799_999;

/**
 * Milliseconds since 1970, UTC, as they are stored. A number beyond what a date can be, which only a
 * file of somebody else's holds, would be an error wherever it is shown.
 */
export const timeSchema = z.int().check(z.gte(-LATEST_TIME), z.lte(LATEST_TIME));
