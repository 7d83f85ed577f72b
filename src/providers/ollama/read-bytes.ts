import * as z from "zod/mini";

const bytesSchema = z.catch(z.nullable(z.int().check(z.nonnegative())), null);

/** A number of bytes as a server tells it; null where it is none. */
export function readBytes(reported: unknown): number | null {
  return bytesSchema.parse(reported);
}
