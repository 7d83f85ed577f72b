import type { ErrorCode, ErrorData } from "../../domain/app-error";
import type { Habit } from "../../domain/habit";

/**
 * What providers say in words, under codes and statuses that mean many things; the first that fits
 * counts. Each is held to bodies that others have recorded (`test/recordings/failures.json`). None
 * of the words go any further.
 */
const MEANINGS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/does not support chat\b(?!\/)|no chat template/i, "provider-no-chat"],
  [
    /(does not|found that) support images?\b|images? inputs? (is|are|modality is) not (supported|enabled)|data required for image input|image_url is only supported|unknown variant `image_url`|not a multimodal model|at most 0 image/i,
    "provider-no-images",
  ],
  [/CORS requests (are not allowed|must set)/i, "provider-cors"],
  [
    /unsupported_country_region|(location|region|country|territory)[^.]{0,40} (is )?not (supported|available)|not available in your (country|region|location)|generate content .{0,40}unsupported (country|region)/i,
    "provider-region",
  ],
  [/organization must be verified|verify organization/i, "provider-unverified"],
  [
    /organization has been (disabled|deactivated)|account_deactivated|(account|organization|api project|team) (associated with this api key )?(is|has been|was) (not active|deactivated|disabled|suspended|blocked|archived)|project has been denied access|consumer '[^']*' has been suspended|has been suspended/i,
    "provider-disabled",
  ],
  [/(guardrail restrictions|privacy settings|data policy)/i, "provider-privacy"],
  [
    /new_sensitive|敏感内容|敏感信息|content[_ ]?filter|content management policy|ResponsibleAIPolicy|content_policy_violation|flagged (as potentially|for|by)|was flagged|moderation (endpoint|failed)|input moderation|data_inspection_failed|inappropriate content|content exists risk|usage guidelines|safety (check|system)|potentially violating/i,
    "provider-filtered",
  ],
  [
    /余额不足|account .{1,80} is suspended, please check your plan|balance is (insufficient|too low)|used all available credits|credits or licenses|out of credits?|requires more credits|insufficient[_ ](quota|credits?|balance|funds)|never purchased credits|credits are depleted|credit balance|not enough credits|exceeded your current (credit )?balance|credit limit exceeded|enable billing|requires billing|billing_not_active|negative balance|arrearage|overdue/i,
    "provider-no-credit",
  ],
  [/free tier of the model has been exhausted|"?limit: 0\b/i, "provider-plan"],
  [
    /使用上限|limit exhausted|daily request limit|usage limits?\b(?! for this)|free-models-per-day|hard limit|spend(ing)? (limit|cap)|key limit exceeded|budget has been exceeded|monthly (limit|quota)|weekly limit/i,
    "provider-usage-limit",
  ],
  [
    /extra usage is required|requires a subscription|not (included )?in your (current )?plan|upgrade (your plan|to a paid)/i,
    "provider-plan",
  ],
  [/tokens per (minute|day|hour) limit/i, "provider-rate-limited"],
  [
    /request too large|when context the overflows|context_length_exceeded|exceed_context_size|string_above_max_length|prompt is too long|prompt .{0,60}(too long|too large)|input is too long|input length exceeds|range of input length should be|too many (input |prompt )?tokens|too large for model|model_max_prompt_tokens_exceeded|maximum (prompt|model|context|input) length|max(imum)?[_ ](prompt|model|context|input)[_ ](len|length|tokens)|maximum number of tokens|max context|context[_ ](length|size|window)|exceed(s|ed)? (the )?(model'?s? )?(available |maximum |max )?(context|token limit|model token limit)|`inputs` tokens|tokens to keep from the initial prompt|reduce the length of the messages|token count .{0,40}exceeds|token limit exceeded|longer than the model'?s? context/i,
    "provider-too-long",
  ],
  [
    /unknown model architecture|unable to load model|model has crashed|requires more system memory|(not|no) enough (available )?memory|insufficient (system )?(memory|resources)|out of memory|outofmemory|cudaMalloc|unable to allocate|failed to allocate|CUDA error|encountered while running the model|POST predict: .{1,200}EOF|runner process (has terminated|no longer running)|runner (exited|crashed)|vk::|metal .{0,30}error|(model|runner) (has )?unexpectedly stopped|failed to load model/i,
    "provider-cannot-run",
  ],
  [
    /model_not_found|model_decommissioned|model_not_available|invalid_model|model not exist|not a valid model|no such model|unknown[_ ]model|no allowed providers|no endpoints found|model\b.{0,200} (not found|does not exist|is not found|not supported when|has been (deprecated|decommissioned)|no longer available)|no models? (is |are )?loaded|model (is )?unloaded|file does not exist|DeploymentNotFound|deployment .{0,60}does not exist/i,
    "provider-model-missing",
  ],
  [
    /invalid_api_key|invalidapikey|login fail|authentication|invalid_auth|api_key_invalid|(incorrect|invalid|missing|no) (api[- ]?key|x-api-key|auth credentials|token)|api key not (valid|found)|api key expired|x-api-key header|user not found|invalid or expired/i,
    "provider-auth",
  ],
  [
    /overloaded|unavailable_error|service (is )?unavailable|worker .{0,40}request limit reached|server[_ ]busy|maximum pending requests|engine_overloaded|insufficient_system_resource|system is (really )?busy|over ?capacity|capacity exceeded|high demand|访问量过大|currently loading|loading model|is (temporarily|currently) (unavailable|overloaded)|no (available|healthy) (upstream|deployments?)|no instances available/i,
    "provider-overloaded",
  ],
  [
    /速率限制|并发数过高|concurrency usage|throttling|rate[_ -]?limit|too[_ ]many[_ ]requests|quota exceeded|exceeded your current quota|resource (has been )?exhausted/i,
    "provider-rate-limited",
  ],
];

/** A parameter that is refused by its name, as the servers of OpenAI's language and Google's say it. */
function unsupported(name: string): RegExp {
  const quoted = `['"\\x60](?:${name})['"\\x60]`;
  return new RegExp(
    `(?:unsupported|unknown|unrecognized) (?:request )?(?:parameter|argument|value)(?: supplied)?:? ['"\\x60]?(?:${name})\\b|\\b(?:${name})['"\\x60]? (?:is|are) (?:not supported|deprecated|not permitted)|\\b(?:${name})(?:\\.\\w+)?: extra inputs are not permitted|${quoted} does not support|does not support (?:the )?(?:parameter )?${quoted}|unknown name \\\\?"(?:${name})\\\\?"|does not support parameters?:? [['"]*(?:${name})\\b|don't support (?:${name})=|invalid (?:${name}): only \\S+ is allowed|(?:incompatible request arguments? supplied|not supported (?:on this model|for model [^:]{1,99})): [\\w, ]*\\b(?:${name})\\b`,
    "i",
  );
}

/** What a refusal names that a request can do without, or say in another way. */
const HABITS: readonly (readonly [RegExp, Habit])[] = [
  [
    /only supported in v1\/responses|(use|try) (the )?\/?v1\/responses|not a chat model and thus not supported in the v1\/chat\/completions|does not support the '?\/v1\/chat\/completions|chatCompletion operation does not work with|not accessible via the \/chat\/completions/i,
    "responses",
  ],
  [/verified to generate reasoning summaries|reasoning\.summary/i, "no-summary"],
  [/use 'max_completion_tokens'/i, "completion-tokens"],
  [
    /supports at most \d+ completion tokens|maximum allowed number of output tokens|max_(completion_|output_)?tokens['"`]?( for [^ ]{1,99})? (must be less than or equal to|is limited for this model)|max_(completion_|output_)?tokens[^{}]{0,60}(integer above maximum value|is too large:)|range of max_tokens (should be|is)|maxOutputTokens value of \d+ but/i,
    "no-limit",
  ],
  [unsupported("temperature"), "no-temperature"],
  // A temperature goes with every request, the other only where the person has set it.
  [/temperature\W+and \W?top_p\W+cannot both/i, "no-top-p"],
  [unsupported("top_?p"), "no-top-p"],
  [unsupported("(?:random_)?seed"), "no-seed"],
  [unsupported("stop(?:_?sequences)?"), "no-stop"],
  [unsupported("reasoning[_.]effort|output_config|thinking_?level"), "no-effort"],
  [
    /thinking[ _]level( (low|medium|high))? is not supported|does not support the effort parameter/i,
    "no-effort",
  ],
  [/tools\[\d+\](\.function)?\.description'?: string too long/i, "short-tools"],
  [/'(low|medium|high)' is not supported with the '[^']{1,99}' model/i, "no-effort"],
  [
    /(does not|doesn't|no endpoints found that) support (the use of )?(tools?|tool use|tool calling|function calling)\b|(tools?|tool[ _]calling|tool use|function call(ing|s)?)['`]? (is|are) not (supported|enabled)|'tools' (is|are) not supported|requires --enable-auto-tool-choice|tools param requires --jinja/i,
    "no-tools",
  ],
  [
    /reasoning_content.{0,60}(must be passed back|is missing)|missing `?reasoning_content/i,
    "thoughts",
  ],
  [
    /(unknown field|unsupported|extra_forbidden|not (permitted|supported))[^{}]{0,99}\bstream_options\b|\bstream_options\b[^{}]{0,99}(not (permitted|supported)|unsupported|only allowed)/i,
    "no-usage",
  ],
];

/** What a refusal in these words teaches about a model; null for nothing. */
export function habitOfWords(...words: readonly string[]): Habit | null {
  const text = beginning(words);
  return HABITS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** What words of a server's mean, wherever it says them; null where they tell nothing. */
export function codeOfWords(...words: readonly unknown[]): ErrorCode | null {
  const known = words.filter((one) => typeof one === "string");
  if (habitOfWords(...known) !== null) return "provider-unsupported";
  const text = beginning(known);
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** As `codeOfWords`, of an error in any form; where it names a field by its path, that may be one to leave out. */
export function codeOfError(error: unknown): ErrorCode | null {
  const isHabit = habitOfWords(...wordsOf(error, 0, [...FIELDS, "loc"])) !== null;
  return isHabit ? "provider-unsupported" : codeOfWords(...wordsOf(error));
}

/** Groq's words, llama.cpp's and Ollama's for a model's call that they cannot read. */
const BAD_CALL =
  /failed to call a function|tool call validation failed|(error parsing|failed to parse) tool call/i;

/** What is to be told of a failure beside its code: that it was such a call, and not the server's. */
export function failureData(code: ErrorCode, error: unknown): ErrorData {
  const isCall = code === "provider-failed" && BAD_CALL.test(beginning(wordsOf(error)));
  return isCall ? { reason: "call" } : {};
}

/** Behind it stands what the model wrote, in Ollama's words and llama.cpp's. */
const UNPARSED = /((error parsing|failed to parse) (tool call|input)[^:]{0,40}):.*/gis;

/** An error within a stream may be megabytes: what it means stands at its beginning. */
function beginning(words: readonly string[]): string {
  return words.join("\n").slice(0, 65_536).replace(UNPARSED, "$1");
}

/** Where servers say why they failed; what else stands in an error may be the person's own text. */
const FIELDS = [
  "error",
  "code",
  "type",
  "param",
  "status",
  "message",
  "msg",
  "error_msg",
  "base_resp",
  "status_msg",
  "errors",
  "detail",
  "details",
  "reason",
  "metadata",
  "raw",
  "innererror",
] as const;

const MAX_DEPTH = 6;

/** The words of an error in any form: a text, or the fields in which servers explain themselves. */
export function wordsOf(
  error: unknown,
  depth = 0,
  names: readonly string[] = FIELDS,
): readonly string[] {
  if (typeof error === "string") return [error];
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return [];
  const within = (one: unknown) => wordsOf(one, depth + 1, names);
  if (Array.isArray(error)) return error.slice(0, 20).flatMap(within);
  const fields = new Map<string, unknown>(Object.entries(error));
  return names.flatMap((name) => within(fields.get(name)));
}
