import type { Message } from "../../domain/message";
import type { Redaction } from "../../domain/prompt-settings";
import { redact } from "../../domain/redaction";
import type { Summary } from "../../domain/summary";

type Texts = { readonly messages: readonly Message[]; readonly previous: Summary | null };

/** The same without what the person's rules keep from models (E-051). */
export function hideRedacted({ messages, previous }: Texts, rules: readonly Redaction[]): Texts {
  const hide = <T extends { readonly text: string }>(one: T): T => ({
    ...one,
    text: redact(one.text, rules, "sent").text,
  });
  return { messages: messages.map(hide), previous: previous === null ? null : hide(previous) };
}
