import * as z from "zod/mini";
import { embedderChoiceSchema } from "./embedder-choice";
import { heldSettingsSchema } from "./held";
import { idSchema } from "./id";
import { modelSchema } from "./model";
import { DEFAULT_PROMPT_SETTINGS, promptSettingsSchema } from "./prompt-settings";

export const settingsSchema = z.object({
  /** Base url of the Ollama server. */
  ollamaUrl: z.string(),
  /** As a connection's. */
  hidesOrigin: z.optional(z.boolean()),
  /** Origins that are to be told who asks, whatever leads there: the person's no; left out for none. */
  refusedOrigins: z.optional(z.array(z.string())),
  /** Null until a model was chosen, by the person or because one was found. */
  model: z.nullable(modelSchema),
  /** Minutes without use after which the vault locks; null for never. */
  autoLockMinutes: z.nullable(z.int().check(z.positive())),
  /** How prompts are made. */
  prompt: promptSettingsSchema,
  /** The context that a new panel shows; null for the one used last. */
  activeContextId: z.nullable(idSchema),
  /** Conversations that stand first, the one pinned last before the others. */
  pinnedConversations: z.array(idSchema),
  /** Keys that the person has chosen, by `Shortcut`; left out where all are as they come. */
  shortcuts: z.optional(z.record(z.string(), z.string())),
  /** What texts are embedded by; left out for what is packaged. */
  embedder: z.optional(embedderChoiceSchema),
  /** What a backup would have set and the person has not taken over; left out for nothing. */
  held: z.optional(heldSettingsSchema),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_OLLAMA_URL = "http://127.0.0.1:11434";

const DEFAULT_AUTO_LOCK_MINUTES = 15;

export const DEFAULT_SETTINGS: Settings = {
  ollamaUrl: DEFAULT_OLLAMA_URL,
  model: null,
  autoLockMinutes: DEFAULT_AUTO_LOCK_MINUTES,
  prompt: DEFAULT_PROMPT_SETTINGS,
  activeContextId: null,
  pinnedConversations: [],
};
