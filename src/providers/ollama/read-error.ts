import type { ErrorCode } from "../../domain/app-error";
import { parseJson } from "../wire/parse-json";

/**
 * What the words of an Ollama error mean, which has no codes; null where they tell nothing more
 * than that it failed. The words go no further.
 */
export function codeOfWords(words: unknown): ErrorCode | null {
  const text = typeof words === "string" ? words : "";
  if (/not found|file does not exist/i.test(text)) return "provider-model-missing";
  if (/server busy|maximum pending requests/i.test(text)) return "provider-overloaded";
  if (/exceeds? (the )?(available )?context/i.test(text)) return "provider-too-long";
  return null;
}

/** What the error body of an Ollama server (`{"error": …}`) means beyond its status. */
export function readOllamaError(_status: number, body: string): ErrorCode | null {
  const answer = parseJson(body);
  return typeof answer === "object" && answer !== null && "error" in answer
    ? codeOfWords(answer.error)
    : null;
}
