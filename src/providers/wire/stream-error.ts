import * as z from "zod/mini";
import { AppError, type ErrorCode } from "../../domain/app-error";
import { codeOfError, failureData } from "./error-words";
import { codeOfStatus } from "./provider-error";

const errorSchema = z.object({ code: z.optional(z.unknown()) });

/**
 * An error inside a stream of that host: by its words or as `read` reads it, by the status it names, or
 * `provider-failed`.
 */
export function streamError(
  host: string,
  error: unknown,
  read: (error: unknown) => ErrorCode | null = codeOfError,
): AppError {
  const parsed = errorSchema.safeParse(error);
  const status = parsed.success ? Number(parsed.data.code) : Number.NaN;
  const usual = status >= 400 ? codeOfStatus(status) : "provider-failed";
  const code = read(error) ?? usual;
  return new AppError(code, { data: { host, ...failureData(code, error) } });
}
