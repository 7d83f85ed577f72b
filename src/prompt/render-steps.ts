import * as z from "zod/mini";
import { isRecord } from "../domain/is-record";
import type { Model } from "../domain/model";
import { parseJson } from "../domain/parse-json";
import type { Prompt } from "../domain/prompt";
import type { PlannedStep } from "../domain/prompt-plan";
import {
  googleSignatureSchema,
  reasoningItemSchema,
  sealedDetailsSchema,
} from "../domain/sealed-thoughts";
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
export function stepsAsMessages(
  { steps: given = [] }: Steps,
  { url, name }: Pick<Model, "url" | "name">,
): readonly object[] {
  const steps = MISTRAL.test(`${url} ${name}`) ? withShortIds(given) : given;
  return steps.flatMap(({ text, thinking, calls }) => [
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

/** Mistral and its models (Mixtral, Devstral) elsewhere: their chat templates refuse longer ids as it does. */
const MISTRAL = /[sx]tral/i;
const SHORT_ID = /^[a-zA-Z0-9]{9}$/;

/** Ids that only pair a call with its answer: counted where one of them is not of nine letters and digits. */
function withShortIds(steps: readonly PlannedStep[]): readonly PlannedStep[] {
  if (steps.every(({ calls }) => calls.every(({ id }) => SHORT_ID.test(id)))) return steps;
  let count = 0;
  const shortId = () => `call${String(count++).padStart(5, "0")}`;
  return steps.map((step) => ({
    ...step,
    calls: step.calls.map((call) => ({ ...call, id: shortId() })),
  }));
}

/**
 * The steps as OpenAI's Responses API takes them: one entry for each call, behind what was thought
 * before it, sealed by the server, which keeps nothing of it; and one for each answer.
 */
export function stepsAsItems({ steps = [] }: Steps): readonly object[] {
  return steps.flatMap(({ text, calls }) => [
    ...(text === "" ? [] : [{ role: "assistant", content: text }]),
    ...calls.flatMap((call) => [
      ...sealedThoughts(call),
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
export function stepsAsBlocks({ steps = [] }: Steps): readonly object[] {
  return steps.flatMap(({ text, calls }) => [
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
        ...calls.map((call, place) => ({
          functionCall: { name: call.name, args: argumentsOf(call) },
          ...thoughtSignature(call, place),
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
function thoughtSignature({ signature = "" }: ToolCall, place: number): object {
  const isOwn = signature !== "" && !/^[[{]/.test(signature);
  if (!isOwn && place > 0) return {};
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
  const told = calls.flatMap(({ signature }) => {
    const { data } = sealedDetailsSchema.safeParse(parseJson(signature ?? ""));
    return data !== undefined && isOf(data.host, url) ? data.reasoning_details : [];
  });
  return told.length === 0 ? {} : { reasoning_details: told };
}

function isOf(host: string, url: string): boolean {
  return URL.canParse(url) && new URL(url).host === host;
}

/** None where another server has given the signature. */
function sealedThoughts({ signature }: ToolCall): readonly object[] {
  return z.array(reasoningItemSchema).safeParse(parseJson(signature ?? "")).data ?? [];
}
