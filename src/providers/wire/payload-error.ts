import { wordsOf } from "./error-words";

/** Where an error explains itself that is told at the top of a payload, where an answer has its choices. */
const EXPLANATIONS = ["message", "msg", "error_msg", "detail", "errors"] as const;

/**
 * What a payload of an answer that began as a success tells as an error; null for none. Most say
 * `error`; MiniMax names a status in `base_resp`, which is 0 in every answer that went well; DashScope,
 * Baidu, SiliconFlow, vLLM and Cloudflare explain themselves at the top.
 */
export function errorIn(payload: unknown): unknown {
  const fields = fieldsOf(payload);
  const error = fields.get("error") ?? null;
  if (error !== null) return error;
  const status = fieldsOf(fields.get("base_resp")).get("status_code");
  if (typeof status === "number" && status !== 0) return fields.get("base_resp");
  if (Array.isArray(fields.get("choices"))) return null;
  const words = EXPLANATIONS.flatMap((name) => wordsOf(fields.get(name)));
  return words.some((word) => word.trim() !== "") ? payload : null;
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
