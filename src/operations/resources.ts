import type { ContextCard } from "../contract/context";
import { firstSentence } from "../domain/first-sentence";
import type { Message } from "../domain/message";
import type { PersonalityTemplate } from "../domain/personality-templates";
import type { Preset } from "../domain/preset";
import { toDocumentContext, toDocumentConversation, toDocumentPreset } from "./to-document";

const SCHEME = "mcp-llm-generator://";

/** The resources that there are; the last ones with the id of one. */
export const RESOURCES: readonly string[] = [
  "contexts",
  "personality-templates",
  "personality-presets",
  "context/{id}",
  "preset/{id}",
].map((path) => `${SCHEME}${path}`);

/** Which resource a uri names. */
export type ResourceName =
  | { readonly name: "contexts" }
  | { readonly name: "context"; readonly id: string }
  | { readonly name: "personality-templates" }
  | { readonly name: "personality-presets" }
  | { readonly name: "preset"; readonly id: string };

/** The resource that a uri of the document names (M-039 … M-043); null for any other. */
export function parseResourceUri(uri: string): ResourceName | null {
  if (!uri.startsWith(SCHEME)) return null;
  const [name = "", id, ...more] = uri.slice(SCHEME.length).split("/");
  if (more.length > 0) return null;
  switch (name) {
    case "contexts":
    case "personality-templates":
    case "personality-presets":
      return id === undefined ? { name } : null;
    case "context":
    case "preset":
      return id === undefined || id === "" ? null : { name, id };
    default:
      return null;
  }
}

/** M-039: every active context with a summary of its personality as `hide` leaves it, as JSON. */
export function contextsResource(
  cards: readonly ContextCard[],
  hide: (text: string) => string = (text) => text,
): string {
  const active = cards.filter(
    ({ context, expiry }) => context.archived === null && expiry.state !== "expired",
  );
  const contexts = active.map((card) => {
    const { id, name, personality, expiresAt } = toDocumentContext(card);
    return { id, name, personality: firstSentence(hide(personality)), expiresAt };
  });
  return toJson({ contexts, totalCount: contexts.length });
}

/** M-040: one context with its personality and the newest messages, newest first, as JSON. */
export function contextResource(card: ContextCard, newest: readonly Message[]): string {
  const recentConversations = newest.map((message) =>
    toDocumentConversation(message, card.context.id),
  );
  return toJson({ ...toDocumentContext(card), recentConversations });
}

/** M-041: starting points for a personality of one's own, as JSON. */
export function templatesResource(templates: readonly PersonalityTemplate[]): string {
  return toJson({ templates });
}

/** M-042: every preset that is not removed, as JSON. */
export function presetsResource(presets: readonly Preset[]): string {
  const active = presets.filter(({ isActive }) => isActive);
  const listed = active.map(({ id, name, description }) => ({ id, name, description }));
  return toJson({ presets: listed, totalCount: listed.length });
}

/** M-043: one preset with its default settings, as JSON. */
export function presetResource(preset: Preset): string {
  return toJson(toDocumentPreset(preset));
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
