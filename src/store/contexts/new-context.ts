import { type Context, type ContextFields, DEFAULT_CONTEXT_FIELDS } from "../../domain/context";
import type { Id } from "../../domain/id";

type Input = {
  readonly id: Id;
  readonly fields: Partial<ContextFields> & Pick<ContextFields, "name" | "systemPrompt">;
  readonly presetId: string | null;
  readonly now: number;
};

/** A context that nobody has talked in yet, with defaults for what is not given (M-025). */
export function newContext({ id, fields, presetId, now }: Input): Context {
  return {
    ...DEFAULT_CONTEXT_FIELDS,
    ...fields,
    id,
    version: 1,
    presetId,
    pinned: false,
    first: false,
    archived: null,
    renewedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
