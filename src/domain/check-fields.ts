import type { ContextFields } from "./context";
import type { FieldProblem } from "./field-problem";
import type { PresetFields, PresetSettings } from "./preset";

/** Characters (code points) that a field may have. */
export const MAX_NAME = 100;
export const MAX_TITLE = 200;
export const MAX_DESCRIPTION = 1_000;
export const MAX_SYSTEM_PROMPT = 20_000;
export const MAX_PERSONALITY = 4_000;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
export const MAX_METADATA = 10_000;

const MAX_TOKENS = 1_000_000;
const MAX_HISTORY_TOKENS = 10_000_000;
const MAX_EXPIRY_DAYS = 3_650;

/** What is wrong with these fields of a context, in their order; nothing where all is well. */
export function checkContextFields(fields: Partial<ContextFields>): readonly FieldProblem[] {
  return [
    ...checkText("name", fields.name, MAX_NAME),
    ...checkText("systemPrompt", fields.systemPrompt, MAX_SYSTEM_PROMPT),
    ...checkText("personality", fields.personality, MAX_PERSONALITY, "may-be-empty"),
    ...checkNumbers(fields),
    ...checkTags(fields.tags),
  ];
}

/** What is wrong with these fields of a preset, in their order; nothing where all is well. */
export function checkPresetFields(fields: Partial<PresetFields>): readonly FieldProblem[] {
  const metadata = fields.metadata == null ? undefined : JSON.stringify(fields.metadata);
  return [
    ...checkText("name", fields.name, MAX_NAME),
    ...checkText("description", fields.description, MAX_DESCRIPTION, "may-be-empty"),
    ...checkText("systemPrompt", fields.systemPrompt, MAX_SYSTEM_PROMPT),
    ...checkText("defaultPersonality", fields.defaultPersonality, MAX_PERSONALITY, "may-be-empty"),
    ...checkNumbers(fields.defaultSettings ?? {}),
    ...checkTags(fields.tags),
    ...checkText("metadata", metadata, MAX_METADATA, "may-be-empty"),
  ];
}

function checkText(
  field: string,
  text: string | undefined,
  limit: number,
  empty?: "may-be-empty",
): FieldProblem[] {
  if (text === undefined) return [];
  if (text.trim() === "" && empty === undefined) return [{ field, problem: "empty" }];
  return [...text].length > limit ? [{ field, problem: "too-long", limit }] : [];
}

function checkNumbers(fields: Partial<PresetSettings>): FieldProblem[] {
  return [
    ...checkNumber("temperature", fields.temperature, { least: 0, most: 1 }),
    ...checkNumber("maxTokens", fields.maxTokens, { least: 1, most: MAX_TOKENS, whole: true }),
    ...checkNumber("maxHistoryTokens", fields.maxHistoryTokens, {
      least: 1,
      most: MAX_HISTORY_TOKENS,
      whole: true,
    }),
    ...checkNumber("expiryDays", fields.expiryDays, {
      least: 1,
      most: MAX_EXPIRY_DAYS,
      whole: true,
    }),
  ];
}

type Range = { readonly least: number; readonly most: number; readonly whole?: true };

function checkNumber(field: string, value: number | undefined, range: Range): FieldProblem[] {
  const { least, most, whole } = range;
  if (value === undefined) return [];
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) {
    return [{ field, problem: "not-a-number" }];
  }
  if (value < least) return [{ field, problem: "too-small", limit: least }];
  return value > most ? [{ field, problem: "too-large", limit: most }] : [];
}

/** What is wrong with a conversation's title; an empty one is none. */
export function checkTitle(title: string): FieldProblem[] {
  return checkText("title", title, MAX_TITLE, "may-be-empty");
}

/** What is wrong with these tags. */
export function checkTags(tags: readonly string[] | undefined): FieldProblem[] {
  if (tags === undefined) return [];
  const field = "tags";
  if (tags.length > MAX_TAGS) return [{ field, problem: "too-many", limit: MAX_TAGS }];
  return tags.flatMap((tag) => checkText(field, tag, MAX_TAG)).slice(0, 1);
}
