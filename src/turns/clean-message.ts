import { AppError } from "../domain/app-error";
import type { Redaction } from "../domain/prompt-settings";
import { redact } from "../domain/redaction";

/**
 * The text with line ends unified (O-025) and nothing else changed. Where it is only blank: empty if
 * something is attached to it, else it fails with `empty-message`.
 */
export function cleanMessage(text: string, { attached } = { attached: 0 }): string {
  const clean = unifyLines(text);
  if (clean.trim() !== "") return clean;
  if (attached === 0) throw new AppError("empty-message");
  return "";
}

/** A text that is being typed, as it would be kept if it were sent now; blank ones too. */
export function cleanTyped(text: string, redactions: readonly Redaction[]): string {
  return redact(unifyLines(text), redactions, "stored").text;
}

function unifyLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
