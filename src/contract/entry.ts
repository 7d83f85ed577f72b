import type * as z from "zod";
import type { ErrorCode } from "../domain/app-error";

/** A question from a page that the worker answers once. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly does: string;
  readonly input: I;
  readonly output: O;
  /** Codes beyond those every entry may fail with. */
  readonly errors: readonly ErrorCode[];
};

/** A subscription over a port named like the entry: the page posts the input once, then listens. */
export type Stream<I extends z.ZodType = z.ZodType, E extends z.ZodType = z.ZodType> = {
  readonly does: string;
  readonly input: I;
  readonly event: E;
  readonly errors: readonly ErrorCode[];
};

/** Codes that any entry may fail with. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "bad-request",
  "forbidden-sender",
  "locked",
  "key-missing",
  "header-corrupt",
  "row-tampered",
  "version-unknown",
  "store-unavailable",
  "quota-exceeded",
  "internal",
];

/** The call as declared, with its schema types kept. */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(call: Call<I, O>): Call<I, O> {
  return call;
}

/** The stream as declared, with its schema types kept. */
export function defineStream<I extends z.ZodType, E extends z.ZodType>(
  stream: Stream<I, E>,
): Stream<I, E> {
  return stream;
}
