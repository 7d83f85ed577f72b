import type { ConnectionKind } from "./connection";

/** A provider that a connection can be made to in one step. */
export type ConnectionPreset = {
  readonly id: string;
  readonly name: string;
  readonly kind: ConnectionKind;
  /** Base url; empty where the person has to give it. */
  readonly url: string;
  /** Where a key is made; null where none is needed. */
  readonly keyPage: string | null;
};

/** Providers of this machine first, then the others by name; addresses as their makers document them. */
export const CONNECTION_PRESETS: readonly ConnectionPreset[] = [
  local("lm-studio", "LM Studio", "http://127.0.0.1:1234/v1"),
  local("llama-cpp", "llama.cpp server", "http://127.0.0.1:8080/v1"),
  local("vllm", "vLLM", "http://127.0.0.1:8000/v1"),
  local("jan", "Jan", "http://127.0.0.1:1337/v1"),
  { id: "ollama", name: "Ollama", kind: "ollama", url: "", keyPage: null },
  {
    id: "anthropic",
    name: "Anthropic",
    kind: "anthropic",
    url: "https://api.anthropic.com",
    keyPage: "https://console.anthropic.com/settings/keys",
  },
  remote(
    "deepseek",
    "DeepSeek",
    "https://api.deepseek.com/v1",
    "https://platform.deepseek.com/api_keys",
  ),
  {
    id: "gemini",
    name: "Google Gemini",
    kind: "gemini",
    url: "https://generativelanguage.googleapis.com/v1beta",
    keyPage: "https://aistudio.google.com/apikey",
  },
  remote("groq", "Groq", "https://api.groq.com/openai/v1", "https://console.groq.com/keys"),
  remote("mistral", "Mistral", "https://api.mistral.ai/v1", "https://console.mistral.ai/api-keys"),
  remote("openai", "OpenAI", "https://api.openai.com/v1", "https://platform.openai.com/api-keys"),
  remote("openrouter", "OpenRouter", "https://openrouter.ai/api/v1", "https://openrouter.ai/keys"),
  remote(
    "together",
    "Together",
    "https://api.together.xyz/v1",
    "https://api.together.ai/settings/api-keys",
  ),
  remote("xai", "xAI", "https://api.x.ai/v1", "https://console.x.ai"),
  { id: "other", name: "", kind: "openai", url: "", keyPage: null },
];

/** Its list of models is open to everybody: a key is asked about at a path of its own. */
export const OPENROUTER_HOST = "openrouter.ai";

/** Whether the server of a url is known to list its models only for a key that it takes. */
export function listsForKeyOnly(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).host : "";
  if (host === OPENROUTER_HOST) return false;
  return CONNECTION_PRESETS.some(
    (preset) => preset.keyPage !== null && new URL(preset.url).host === host,
  );
}

function local(id: string, name: string, url: string): ConnectionPreset {
  return { id, name, kind: "openai", url, keyPage: null };
}

function remote(id: string, name: string, url: string, keyPage: string): ConnectionPreset {
  return { id, name, kind: "openai", url, keyPage };
}
