import type { Usage } from "../../src/domain/message";
import { createGeminiProvider } from "../../src/providers/gemini/create-gemini-provider";
import type { Dialect, Part, Payload } from "./dialect";

/** `streamGenerateContent` with `alt=sse`. */
export const GEMINI: Dialect = {
  id: "gemini",
  name: "gemini",
  format: "sse",
  contentType: "text/event-stream",
  path: "/v1beta/models/m:streamGenerateContent?alt=sse",
  create: createGeminiProvider,
  open: () => [],
  say: (parts) => parts.flatMap((part) => sayPart(part).map((said) => candidate([said]))),
  close: (word, usage) => [candidate([{ text: "" }], { finishReason: word }, usage)],
  reasons: [
    ["STOP", "stop"],
    ["MAX_TOKENS", "length"],
    ["SAFETY", "refusal"],
    ["RECITATION", "refusal"],
    ["PROHIBITED_CONTENT", "refusal"],
    ["BLOCKLIST", "refusal"],
    ["SPII", "refusal"],
  ],
  fail: (text) => ({
    data: JSON.stringify({ error: { code: 500, message: text, status: "INTERNAL" } }),
  }),
  describedErrors: [
    describedError(401, "UNAUTHENTICATED", "provider-auth"),
    describedError(400, "INVALID_ARGUMENT", "provider-auth", {
      message: "API key not valid.",
      details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }],
    }),
    describedError(400, "INVALID_ARGUMENT", "provider-too-long", {
      message: "The input token count (9) exceeds the maximum number of tokens allowed (8).",
    }),
    describedError(403, "PERMISSION_DENIED", "provider-forbidden"),
    describedError(404, "NOT_FOUND", "provider-model-missing"),
    describedError(429, "RESOURCE_EXHAUSTED", "provider-rate-limited"),
    describedError(503, "UNAVAILABLE", "provider-overloaded"),
  ],
  cutsArguments: false,
  namesCalls: false,
  endsWithBytes: true,
  unknown: [
    candidate([]),
    candidate([{ thoughtSignature: "CiQB" }]),
    candidate([{ inlineData: { mimeType: "image/png", data: "AAAA" } }]),
    candidate([{ ofTomorrow: { text: "not to be shown" } }]),
    payload({ modelVersion: "m", responseId: "1" }),
  ],
};

function sayPart(part: Part): readonly object[] {
  switch (part.type) {
    case "text":
      return part.chunks.map((text) => ({ text }));
    case "thinking":
      return part.chunks.map((text) => ({ text, thought: true }));
    case "call":
      return [{ functionCall: { name: part.name, args: JSON.parse(part.chunks.join("")) } }];
  }
}

/** One response of the first candidate. */
export function candidate(parts: readonly object[], fields = {}, usage: Usage | null = null) {
  const content = { parts, role: "model" };
  return payload({
    candidates: [{ content, index: 0, ...fields }],
    ...(usage === null ? {} : { usageMetadata: toUsage(usage) }),
  });
}

function toUsage({ promptTokens, replyTokens }: Usage) {
  return { promptTokenCount: promptTokens, candidatesTokenCount: replyTokens };
}

function payload(fields: object): Payload {
  return { data: JSON.stringify(fields) };
}

function describedError(status: number, word: string, code: string, fields: object = {}) {
  const error = { code: status, message: "No.", status: word, ...fields };
  return { status, body: JSON.stringify({ error }), code };
}
