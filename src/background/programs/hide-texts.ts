import { hideArguments } from "../../domain/redaction";

type Hide = (text: string) => string;

/** What asks on, or tells what is what; `message` is a sentence of our own, about ids. */
const AS_IT_IS: ReadonlySet<string> = new Set([
  ...["id", "contextId", "conversationId", "role", "kind", "type", "message"],
  ...["at", "createdAt", "updatedAt", "expiresAt", "contextExpiry"],
]);

/**
 * What a program is told, every text of it as `hide` leaves it: whatever field comes to be told is
 * hidden, too, unless it is named above. Numbers stay as they are.
 */
export function hideTexts(output: object, hide: Hide): object {
  const isPreset = "defaultPersonality" in output;
  const hidden = Object.entries(output).map(([key, value]) => {
    // Of a preset it is whatever somebody put there, so its keys and numbers are looked at as well.
    const isFree = isPreset && key === "metadata" && value !== undefined;
    return [key, isFree ? hideFree(value, hide) : hideValue(key, value, hide)] as const;
  });
  return Object.fromEntries(hidden);
}

/** As `hideTexts`, of a text that is JSON. */
export function hideJson(text: string, hide: Hide): string {
  return JSON.stringify(hideTexts(JSON.parse(text), hide), null, 2);
}

function hideFree(value: unknown, hide: Hide): unknown {
  return JSON.parse(hideArguments(JSON.stringify(value), hide));
}

function hideValue(key: string, value: unknown, hide: Hide): unknown {
  if (typeof value === "string") return AS_IT_IS.has(key) ? value : hide(value);
  if (Array.isArray(value)) return value.map((one) => hideValue(key, one, hide));
  return typeof value === "object" && value !== null ? hideTexts(value, hide) : value;
}
