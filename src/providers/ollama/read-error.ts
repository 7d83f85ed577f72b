import type { ErrorCode } from "../../domain/app-error";
import { codeOfWords, wordsOf } from "../wire/error-words";
import { parseJson } from "../wire/parse-json";

/** What an error of an Ollama server (`{"error": …}`), which has no codes, means beyond its status. */
export function readOllamaError(_status: number, body: string): ErrorCode | null {
  return codeOfError(parseJson(body));
}

/** What such an error means inside a stream; null where it tells no more than that it failed. */
export function codeOfError(error: unknown): ErrorCode | null {
  const words = wordsOf(error);
  const code = codeOfWords(...words);
  // A file that is not there is a model's, whoever misses it.
  return code ?? (words.some((one) => /not found/i.test(one)) ? "provider-model-missing" : null);
}
