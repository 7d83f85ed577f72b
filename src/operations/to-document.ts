import type { ContextCard } from "../contract/context";
import type {
  DocumentContext,
  DocumentConversation,
  DocumentPreset,
  DocumentWorkflow,
} from "../contract/document";
import type { Message } from "../domain/message";
import type { Preset } from "../domain/preset";
import type { Reference } from "../domain/reference";
import { approx4 } from "../domain/tokens";

/** A time (milliseconds since 1970, UTC) as ISO 8601; the browser's own limit where it is beyond that. */
export function toIso(time: number): string {
  const latest = 8_640_000_000_000_000;
  return new Date(Math.min(Math.max(time, -latest), latest)).toISOString();
}

/** As `toIso`; null for what never is. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time);
}

/** A context with the documents' fields (M-013). */
export function toDocumentContext({ context, expiry }: ContextCard): DocumentContext {
  const { id, name, systemPrompt, personality, temperature, maxTokens } = context;
  return {
    id,
    name,
    systemPrompt,
    personality,
    temperature,
    maxTokens,
    maxHistoryTokens: context.maxHistoryTokens,
    expiryDays: context.expiryDays,
    createdAt: toIso(context.createdAt),
    updatedAt: toIso(context.updatedAt),
    expiresAt: toIsoOrNull(expiry.at),
    isActive: context.archived === null,
  };
}

/**
 * A message with the documents' fields (M-014); its tokens as M-063 counts them. A reply that failed
 * is the system's word that it did: an assistant's record is an answer.
 */
export function toDocumentConversation(message: Message, contextId: string): DocumentConversation {
  const { role, content } = toRecord(message);
  return {
    id: message.id,
    contextId,
    role,
    content,
    tokenCount: approx4(content),
    createdAt: toIso(message.createdAt),
  };
}

function toRecord({ role, text, reply }: Message): Pick<DocumentConversation, "role" | "content"> {
  if (reply?.status === "failed") {
    return { role: "system", content: `The answer failed: ${reply.failure?.code ?? "internal"}.` };
  }
  // The documents know three roles; what a tool said is told as the system's.
  return { role: role === "tool" ? "system" : role, content: text };
}

/** A preset with the documents' fields (M-015). */
export function toDocumentPreset(preset: Preset): DocumentPreset {
  const { id, name, description, systemPrompt, defaultPersonality, defaultSettings } = preset;
  return {
    id,
    name,
    description,
    systemPrompt,
    defaultPersonality,
    defaultSettings,
    createdAt: toIso(preset.createdAt),
    updatedAt: toIso(preset.updatedAt),
    isActive: preset.isActive,
    ...(preset.metadata === null ? {} : { metadata: preset.metadata }),
  };
}

/** A workflow that a conversation was about, with the documents' fields (A-025); shares nothing with it. */
export function toDocumentWorkflow(reference: Reference): DocumentWorkflow {
  const { target, name, mentionedAt, action, aliases } = reference;
  return { spec_id: target, name, mentioned_at: toIso(mentionedAt), action, aliases: [...aliases] };
}
