import { withoutHidden, withPlainLineEnds } from "../../domain/hidden-characters";
import { encodePayload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import { tryDecode } from "./compare-row";

/**
 * The row without what nobody sees of the words that it has for a model as the person's own: whoever
 * reads a stranger's instructions before they let them be used must have read all of them.
 */
export function withoutUnseen(row: PlainRow): PlainRow {
  const payload = seenOf(row);
  return payload === null ? row : { ...row, payload };
}

function seen(text: string): string {
  return withoutHidden(withPlainLineEnds(text));
}

/** The payload with what is seen; null where that is all. */
function seenOf({ table, payload }: PlainRow): string | null {
  if (table === "contexts") {
    const context = tryDecode(table, payload);
    if (context === null) return null;
    const systemPrompt = seen(context.systemPrompt);
    const personality = seen(context.personality);
    const isSame = systemPrompt === context.systemPrompt && personality === context.personality;
    return isSame ? null : encodePayload(table, { ...context, systemPrompt, personality });
  }
  const preset = table === "presets" ? tryDecode(table, payload) : null;
  if (preset === null) return null;
  const systemPrompt = seen(preset.systemPrompt);
  const defaultPersonality = seen(preset.defaultPersonality);
  const isSame =
    systemPrompt === preset.systemPrompt && defaultPersonality === preset.defaultPersonality;
  return isSame ? null : encodePayload("presets", { ...preset, systemPrompt, defaultPersonality });
}
