import type { ListedEntry } from "./listed-entry";

const OTHER_TYPES = /embed|image|audio|speech|video|moderation|rerank|transcri/i;

/** By their makers' names, where a server tells nothing of what its models do. */
const OTHER_NAMES =
  /embed|whisper|dall-e|moderation|rerank|transcribe|gpt-image|stable-diffusion|(^|[^a-z])(tts|sora|bge|davinci|babbage)([^a-z]|$)/i;

/** Whether an entry is a model that chats, or might: only what plainly does not is left out. */
export function chats({ id, type, architecture, capabilities }: ListedEntry): boolean {
  if (type && OTHER_TYPES.test(type)) return false;
  if (capabilities && !Array.isArray(capabilities) && capabilities.completion_chat != null) {
    return capabilities.completion_chat;
  }
  const gives = architecture?.output_modalities ?? [];
  if (gives.length > 0 && !gives.includes("text")) return false;
  return !OTHER_NAMES.test(id);
}
