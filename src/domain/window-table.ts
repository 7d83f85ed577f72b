/** Families whose makers publish one window for all sizes: tokens, by the name before size and tag. */
const WINDOWS: Readonly<Record<string, number>> = {
  // Model cards of Meta: 4k, 8k and 128k.
  llama2: 4_096,
  llama3: 8_192,
  "llama3.1": 131_072,
  "llama3.2": 131_072,
  "llama3.3": 131_072,
  // max_position_embeddings of the published configurations.
  mistral: 32_768,
  mixtral: 32_768,
  qwen2: 32_768,
  "qwen2.5": 32_768,
  "qwen2.5-math": 4_096,
  qwen3: 40_960,
  "deepseek-r1": 131_072,
  "gpt-oss": 131_072,
  // Model cards of Google and Microsoft; the 1B of gemma3 has the smaller one, so that is taken.
  gemma: 8_192,
  gemma2: 8_192,
  gemma3: 32_768,
  phi4: 16_384,
  // Model pages of OpenAI, Anthropic and Google.
  "gpt-3.5-turbo": 16_385,
  "gpt-4o": 128_000,
  "gpt-4.1": 1_047_576,
  claude: 200_000,
  "gemini-1.5": 1_048_576,
  "gemini-2.0": 1_048_576,
  "gemini-2.5": 1_048_576,
};

/**
 * The window (tokens) that the model's family is known for, by its name; null where it is not in
 * the table. The most exact family wins: a name that only begins alike is not of that family.
 */
export function knownWindow(modelName: string): number | null {
  const name = modelName.toLowerCase().split("/").at(-1) ?? "";
  const families = Object.entries(WINDOWS).filter(([family]) => isOf(family, name));
  const longest = families.sort(([a], [b]) => b.length - a.length)[0];
  return longest?.[1] ?? null;
}

function isOf(family: string, name: string): boolean {
  return name === family || name.startsWith(`${family}:`) || name.startsWith(`${family}-`);
}
