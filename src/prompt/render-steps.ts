import * as z from "zod/mini";
import { isRecord } from "../domain/is-record";
import type { Model } from "../domain/model";
import { parseJson } from "../domain/parse-json";
import type { Prompt } from "../domain/prompt";
import type { PlannedStep } from "../domain/prompt-plan";
import {
  googleSignatureSchema,
  type ReasoningItem,
  reasoningItemSchema,
  sealedDetailsSchema,
  sealedThoughtsSchema,
} from "../domain/sealed-thoughts";
import { isOpenaiReasoner } from "../domain/thinks-unasked";
import type { ToolCall } from "../domain/tool-call";

/** Stands for what a tool that failed has said of it, where that is nothing. */
const NO_WORDS = "The tool failed without a word.";

type Steps = Pick<Prompt, "steps">;

/** What Gemini takes in place of a signature that it did not give itself. */
const NO_SIGNATURE = "skip_thought_signature_validator";

/**
 * The steps of this turn as OpenAI's chat completions take them for that model: calls with ids, an
 * entry for each answer.
 */
export function stepsAsMessages(prompt: Steps, model: Target): readonly object[] {
  const { url, name } = model;
  return withTakenIds(prompt, model).flatMap(({ text, thinking, calls }) => [
    {
      role: "assistant",
      content: text === "" ? null : text,
      ...(thinking === undefined ? {} : { reasoning_content: thinking }),
      ...(MAY_BE_GOOGLES.test(name) ? sealedDetails(calls, url) : {}),
      tool_calls: calls.map((call) => ({
        id: call.id,
        type: "function",
        function: { name: call.name, arguments: JSON.stringify(argumentsOf(call)) },
        ...signedByGoogle(call, url),
      })),
    },
    ...calls.map(({ id, result }) => ({ role: "tool", tool_call_id: id, content: result })),
  ]);
}

type Target = Pick<Model, "url" | "name">;

/** OpenAI's own servers and Azure's, and its models behind others (Copilot, OpenRouter, LiteLLM), which pass on what they are told. */
const OF_OPENAI =
  /^https:\/\/[^/]*\b(openai|openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.com\/|\/ (.*\/)?(chatgpt|gpt-(?!oss)|o\d)/i;

/** What such a pattern is held against. */
const targetKey = ({ url, name }: Target) => `${url}/ ${name}`;

/** What a server takes as an id, by its address and the model's name; of another one it refuses the whole request. */
const TAKEN_IDS: readonly (readonly [RegExp, RegExp])[] = [
  // Mistral and its models (Mixtral, Devstral) elsewhere: their chat templates refuse longer ones as it does.
  [/[sx]tral/i, /^[a-zA-Z0-9]{9}$/],
  [/bedrock|anthropic\.claude/i, /^[a-zA-Z0-9_-]{1,64}$/],
  [/claude|\/\/api\.anthropic\.com\//i, /^[a-zA-Z0-9_-]+$/],
  [OF_OPENAI, /^.{1,40}$/s],
];

/**
 * The steps with ids that this server takes: those of a turn that another model has begun are its
 * own. They only pair a call with its answer, so where one does not fit all are counted; where all
 * fit they stay, as servers may hide something in theirs.
 */
function withTakenIds({ steps = [] }: Steps, model: Target): readonly PlannedStep[] {
  const key = targetKey(model);
  const [, taken] = TAKEN_IDS.find(([where]) => where.test(key)) ?? [];
  if (taken === undefined) return steps;
  if (steps.every(({ calls }) => calls.every(({ id }) => taken.test(id)))) return steps;
  let count = 0;
  const counted = () => `call${String(count++).padStart(5, "0")}`;
  return steps.map((step) => ({
    ...step,
    calls: step.calls.map((call) => ({ ...call, id: counted() })),
  }));
}

/**
 * The steps as OpenAI's Responses API takes them: one entry for each call, behind what was thought
 * before it, sealed by the server, which keeps nothing of it; and one for each answer.
 */
export function stepsAsItems(prompt: Steps, model: Target): readonly object[] {
  return withTakenIds(prompt, model).flatMap(({ text, calls }) => [
    ...(text === "" ? [] : [{ role: "assistant", content: text }]),
    ...calls.flatMap((call) => [
      ...sealedThoughts(call, model),
      {
        type: "function_call",
        call_id: call.id,
        name: call.name,
        arguments: JSON.stringify(argumentsOf(call)),
      },
    ]),
    ...calls.map(({ id, result }) => ({
      type: "function_call_output",
      call_id: id,
      output: result,
    })),
  ]);
}

/** The steps as Anthropic takes them: the answers are the person's side, all in the one entry that follows. */
export function stepsAsBlocks(prompt: Steps, model: Target): readonly object[] {
  return withTakenIds(prompt, model).flatMap(({ text, calls }) => [
    {
      role: "assistant",
      content: [
        // A text of nothing but space is refused there.
        ...(text.trim() === "" ? [] : [{ type: "text", text }]),
        ...calls.map((call) => ({
          type: "tool_use",
          id: call.id,
          name: call.name,
          input: argumentsOf(call),
        })),
      ],
    },
    {
      role: "user",
      content: calls.map(({ id, result, failed }) => ({
        type: "tool_result",
        tool_use_id: id,
        // A failure without a word is refused there.
        content: failed && result.trim() === "" ? NO_WORDS : result,
        ...(failed ? { is_error: true } : {}),
      })),
    },
  ]);
}

/** The steps as Gemini takes them, told apart by their order: its newer models refuse a call without a signature. */
export function stepsAsContents({ steps = [] }: Steps): readonly object[] {
  return steps.flatMap(({ text, calls }) => [
    {
      role: "model",
      parts: [
        ...(text === "" ? [] : [{ text }]),
        ...calls.map((call, index) => ({
          functionCall: { name: call.name, args: argumentsOf(call) },
          ...thoughtSignature(call, index),
        })),
      ],
    },
    {
      role: "user",
      parts: calls.map(({ name, result, failed }) => ({
        functionResponse: { name, response: failed ? { error: result } : { result } },
      })),
    },
  ]);
}

/** The steps as Ollama takes them: arguments as objects, answers by the tool's name and their order. */
export function stepsAsNamed({ steps = [] }: Steps): readonly object[] {
  return steps.flatMap(({ text, thinking, calls }) => [
    {
      role: "assistant",
      content: text,
      ...(thinking === undefined ? {} : { thinking }),
      tool_calls: calls.map((call) => ({
        function: { name: call.name, arguments: argumentsOf(call) },
      })),
    },
    ...calls.map(({ name, result }) => ({ role: "tool", tool_name: name, content: result })),
  ]);
}

/** What was asked with; nothing where that was no object, which the result tells: servers parse it once more. */
function argumentsOf(call: ToolCall): object {
  const value = parseJson(call.arguments);
  return isRecord(value) ? value : {};
}

/** Of several calls at once only the first has one; that of a server of another language is JSON. */
function thoughtSignature({ signature = "" }: ToolCall, index: number): object {
  const isOwn = signature !== "" && !/^[[{]/.test(signature);
  if (!isOwn && index > 0) return {};
  return { thoughtSignature: isOwn ? signature : NO_SIGNATURE };
}

/** What Google's servers of OpenAI's language refuse a call without; none where another has given the signature. */
function signedByGoogle({ signature }: ToolCall, url: string): object {
  const { data } = googleSignatureSchema.safeParse(parseJson(signature ?? ""));
  if (data === undefined || !isOf(data.host, url)) return {};
  return { extra_content: { google: { thought_signature: data.thought_signature } } };
}

/** Google's models at OpenRouter, and what it may choose one by; another maker may refuse thoughts that are not its own. */
const MAY_BE_GOOGLES = /^(~?google|openrouter|@preset)\/|gemini/i;

/** What OpenRouter refuses a Google model's calls without. */
function sealedDetails(calls: readonly ToolCall[], url: string): object {
  const details = calls.flatMap(({ signature }) => {
    const { data } = sealedDetailsSchema.safeParse(parseJson(signature ?? ""));
    return data !== undefined && isOf(data.host, url) ? data.reasoning_details : [];
  });
  return details.length === 0 ? {} : { reasoning_details: details };
}

function isOf(host: string, url: string): boolean {
  return URL.canParse(url) && new URL(url).host === host;
}

/** None where another server has given the signature, or to a model of OpenAI's that takes no thoughts. */
function sealedThoughts({ signature }: ToolCall, model: Target): readonly ReasoningItem[] {
  if (OF_OPENAI.test(targetKey(model)) && !isOpenaiReasoner(model.name)) return [];
  const parsed = parseJson(signature ?? "");
  const { data } = sealedThoughtsSchema.safeParse(parsed);
  if (data !== undefined) return isOf(data.host, model.url) ? data.reasoning_items : [];
  // Calls of before told no host.
  return z.array(reasoningItemSchema).safeParse(parsed).data ?? [];
}
