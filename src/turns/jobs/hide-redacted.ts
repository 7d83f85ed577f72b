import { hideAttachments } from "../../domain/hide-attachments";
import type { Message } from "../../domain/message";
import type { Redaction } from "../../domain/prompt-settings";
import { redact } from "../../domain/redaction";
import type { Summary } from "../../domain/summary";

type Texts = { readonly messages: readonly Message[]; readonly previous: Summary | null };

/** The same without what the person's rules keep from models (E-051). */
export function hideRedacted({ messages, previous }: Texts, rules: readonly Redaction[]): Texts {
  const hide = (text: string) => redact(text, rules, "sent").text;
  const hideMessage = ({ attachments, ...message }: Message): Message => ({
    ...message,
    text: hide(message.text),
    ...(attachments === undefined ? {} : { attachments: hideAttachments(attachments, hide) }),
  });
  return {
    messages: messages.map(hideMessage),
    previous: previous === null ? null : { ...previous, text: hide(previous.text) },
  };
}
