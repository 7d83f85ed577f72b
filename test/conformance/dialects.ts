import { ANTHROPIC } from "./anthropic-dialect";
import type { Dialect } from "./dialect";
import { GEMINI } from "./gemini-dialect";
import { OLLAMA } from "./ollama-dialect";
import { OPENAI } from "./openai-dialect";
import { RESPONSES } from "./responses-dialect";

/** Every provider that is reached over the network. */
export const DIALECTS: readonly Dialect[] = [OLLAMA, OPENAI, RESPONSES, ANTHROPIC, GEMINI];
