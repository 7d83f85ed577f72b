import * as z from "zod/mini";
import type { ErrorCode } from "../domain/app-error";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

/** A question from a page that the worker answers once. */
export type Call<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly does: string;
  readonly input: I;
  readonly output: O;
  /** Codes beyond those every entry may fail with. */
  readonly errors: readonly ErrorCode[];
};

/** A subscription over a port named like the entry: the page posts the input once, then listens. */
export type Stream<
  I extends z.ZodMiniType = z.ZodMiniType,
  E extends z.ZodMiniType = z.ZodMiniType,
> = {
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
  "store-gone",
  "quota-exceeded",
  "internal",
];

/** The call as declared, with its schema types kept. */
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  call: Call<I, O>,
): Call<I, O> {
  return call;
}

/** The stream as declared, with its schema types kept. */
export function defineStream<I extends z.ZodMiniType, E extends z.ZodMiniType>(
  stream: Stream<I, E>,
): Stream<I, E> {
  return stream;
}
