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
  // Model pages of OpenAI (platform.openai.com/docs/models), whose lists tell nothing of windows.
  "gpt-3.5-turbo": 16_385,
  "gpt-4": 8_192,
  "gpt-4-32k": 32_768,
  "gpt-4-turbo": 128_000,
  "gpt-4-1106": 128_000,
  "gpt-4-0125": 128_000,
  "gpt-4o": 128_000,
  "chatgpt-4o": 128_000,
  "gpt-4.1": 1_047_576,
  o1: 200_000,
  "o1-mini": 128_000,
  "o1-preview": 128_000,
  o3: 200_000,
  o4: 200_000,
  // Of 400,000 tokens 128,000 are kept for the reply: a longer prompt is refused. Of gpt-5.4 and
  // 5.5, which hold more, a longer one costs double.
  "gpt-5": 272_000,
  "gpt-5.1": 272_000,
  "gpt-5.2": 272_000,
  "gpt-5.4": 272_000,
  "gpt-5.5": 272_000,
  "gpt-5-chat": 128_000,
  "gpt-5.1-chat": 128_000,
  // "Models & Pricing" of DeepSeek (api-docs.deepseek.com), and the announcement of its v4.
  "deepseek-chat": 128_000,
  "deepseek-reasoner": 128_000,
  "deepseek-v4": 1_000_000,
  // "Models and Pricing" of xAI (docs.x.ai); some sizes of grok-4 hold more.
  "grok-2": 131_072,
  "grok-2-vision": 8_192,
  "grok-3": 131_072,
  "grok-4": 256_000,
  "grok-4.5": 500_000,
  "grok-4.20": 1_000_000,
  "grok-code-fast": 256_000,
  // Model pages of Z.ai (docs.z.ai), and the published configuration of MiniMax's.
  "glm-4.5": 131_072,
  "glm-4.6": 200_000,
  "glm-4.7": 200_000,
  "glm-5": 200_000,
  "minimax-m2": 196_608,
  // Model pages of Anthropic and Google.
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
