import * as z from "zod/mini";

/** Allows what a backup should come before, where that backup could not be made. */
export const withoutBackupSchema = z.optional(z.boolean());
