import * as z from "zod/mini";
import { toFailure } from "../../domain/app-error";
import type { ToolResult } from "../../domain/step";
import type { ToolCall } from "../../domain/tool-call";
import type { CallPlace, OfferTools, Tool, ToolAnswer, Tools } from "./tool";

/** Milliseconds that one call may take. */
const MAX_CALL_TIME = 30_000;

/** Characters of one answer; of a small window an eighth. */
const MAX_RESULT = 32_768;

/** What a token is at least, in characters, and the part of a window that one answer may take. */
const WINDOW_SHARE = 4 / 8;

/** Models that run in the browser, and the guide, are not asked in a form that knows tools. */
const WITHOUT_TOOLS: readonly string[] = ["guide", "gguf", "browser"];

/** Whether a model may be told of tools: one of which nobody knows is tried. */
function callsTools({ callsTools = true, provider }: Parameters<OfferTools>[0]["model"]): boolean {
  return callsTools && !WITHOUT_TOOLS.includes(provider);
}

/** The tools of these that a context has switched on, for a model that can call them. */
export function offerTools(
  all: readonly Tool[],
  { context, model }: Parameters<OfferTools>[0],
): ReturnType<OfferTools> {
  if (context.tools.length === 0 || !callsTools(model)) return [];
  return all.map(({ spec }) => spec).filter(({ name }) => context.tools.includes(name));
}

/** What answers calls of these tools, each as its context allows. */
export function createTools(all: readonly Tool[]): Tools {
  return {
    answer: async (call, at) => {
      try {
        return toResult(call, at, await answer(all, call, at));
      } catch (error) {
        // Stopped and locked turns end; anything else is told to the model.
        at.signal.throwIfAborted();
        return { call: call.id, text: whyNot(error), failed: true };
      }
    },
  };
}

/** Why a call is answered with nothing, in words for the model. */
class Refused extends Error {}

async function answer(all: readonly Tool[], call: ToolCall, at: CallPlace): Promise<ToolAnswer> {
  const allowed = all.filter(({ spec }) => at.context.tools.includes(spec.name));
  const tool = allowed.find(({ spec }) => spec.name === call.name);
  if (tool === undefined) {
    const names = allowed.map(({ spec }) => spec.name).join(", ");
    throw new Refused(`There is no such tool here. There are: ${names}.`);
  }
  const late = AbortSignal.timeout(MAX_CALL_TIME);
  const signal = AbortSignal.any([at.signal, late]);
  return orAborted(signal, tool.run(parseArguments(call.arguments), { ...at, signal }));
}

function parseArguments(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("The arguments are no JSON. Call the tool again with a JSON object.");
  }
}

/** What comes first: the answer, or the reason why nobody waits for it any more. */
function orAborted<T>(signal: AbortSignal, answered: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([answered, aborted]);
}

function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof z.core.$ZodError) {
    const told = error.issues.slice(0, 5).map(({ path, message }) => {
      return `${path.length === 0 ? "arguments" : path.join(".")}: ${message}`;
    });
    return `The arguments have another form than the tool takes. ${told.join("; ")}.`;
  }
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return "The tool did not answer in time.";
  }
  if (error instanceof RangeError) return `The tool could not do that: ${error.message}.`;
  const { code, data } = toFailure(error);
  return `The tool could not do that: ${code} ${JSON.stringify(data)}.`;
}

function toResult(call: ToolCall, at: CallPlace, { text, taint = [] }: ToolAnswer): ToolResult {
  const room = Math.min(MAX_RESULT, Math.max(1_000, Math.floor(at.window * WINDOW_SHARE)));
  const rest = text.length - room;
  const told = rest > 0 ? `${text.slice(0, room)}\n… ${rest} more characters are left out.` : text;
  return { call: call.id, text: told, ...(taint.length === 0 ? {} : { taint: [...taint] }) };
}
