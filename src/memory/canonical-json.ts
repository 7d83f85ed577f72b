import type { BlockContent } from "../domain/block-content";

/** The content as JSON with the keys in one order: the same content always is the same text. */
export function canonicalJson(content: BlockContent): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    isRecord(value) ? sorted(value) : value,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(value: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
