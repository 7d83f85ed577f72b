import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { cleanLabel } from "../../domain/clean-label";
import { parseJson } from "../wire/parse-json";
import { malformedError } from "../wire/provider-error";
import { readBytes } from "./read-bytes";
import { codeOfError } from "./read-error";

/** How far a download is: bytes over all parts that have begun; `total` is null before the first. */
export type PullEvent =
  | {
      readonly type: "progress";
      readonly status: string;
      readonly completed: number;
      readonly total: number | null;
    }
  | { readonly type: "done" };

const lineSchema = z.object({
  error: z.optional(z.unknown()),
  status: z.nullish(z.string()),
  digest: z.nullish(z.string()),
  total: z.optional(z.unknown()),
  completed: z.optional(z.unknown()),
});

const MAX_STATUS_LENGTH = 200;

/** Models have about ten. */
const MAX_PARTS = 1_000;

/** Reads the lines of one `/api/pull`, which tell of one part at a time. */
export function createPullProgress(host: string): (line: string) => PullEvent {
  const parts = new Map<string, { readonly completed: number; readonly total: number }>();

  return (text) => {
    const parsed = lineSchema.safeParse(parseJson(text));
    if (!parsed.success) throw malformedError(host);
    const { error, status, digest, ...line } = parsed.data;
    if (error !== undefined && error !== null) {
      throw new AppError(codeOfError(error) ?? "provider-failed", { data: { host } });
    }
    if (status === "success") return { type: "done" };
    const total = readBytes(line.total);
    if (digest != null && total !== null && (parts.has(digest) || parts.size < MAX_PARTS)) {
      parts.set(digest, { total, completed: Math.min(readBytes(line.completed) ?? 0, total) });
    }
    const sum = (field: "completed" | "total") =>
      [...parts.values()].reduce((all, part) => all + part[field], 0);
    return {
      type: "progress",
      status: cleanLabel(status ?? "", MAX_STATUS_LENGTH),
      completed: sum("completed"),
      total: parts.size === 0 ? null : sum("total"),
    };
  };
}
