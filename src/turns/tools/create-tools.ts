import * as z from "zod/mini";
import { toFailure } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { ToolResult } from "../../domain/step";
import { takesTools } from "../../domain/takes-tools";
import type { ToolCall } from "../../domain/tool-call";
import { alwaysOf, WRITING_TOOLS } from "../../domain/tool-name";
import { resultReading } from "./result-read";
import type {
  Answered,
  CallPlace,
  Change,
  OfferTools,
  Parsed,
  Tool,
  ToolAnswer,
  Tools,
} from "./tool";
import { calledIn, refusalOf } from "./tool-rules";

/** Milliseconds that one call may take. */
const MAX_CALL_TIME = 30_000;

/** The tools of these that a context has switched on, for a model that can call them. */
export function offerTools(
  all: readonly Tool[],
  { context, model, isTemporary = false, steps = [] }: Parameters<OfferTools>[0],
): ReturnType<OfferTools> {
  if (context.tools.length === 0 || !takesTools(model)) return [];
  return allowedTools(all, { context, isTemporary, steps }).map(({ spec }) => spec);
}

type Where = Pick<CallPlace, "isTemporary" | "steps"> & {
  readonly context: Pick<Context, "tools">;
};

/** A temporary conversation leaves nothing behind. */
function allowedTools(
  all: readonly Tool[],
  { context, isTemporary, steps }: Where,
): readonly Tool[] {
  const writing: readonly string[] = isTemporary ? WRITING_TOOLS : [];
  const chosen = all.filter(({ spec: { name } }) => {
    return context.tools.includes(name) && !writing.includes(name);
  });
  return [...chosen, ...resultReading(steps)];
}

/** What answers calls of these tools, each as its context allows. */
export function createTools(all: readonly Tool[]): Tools {
  return {
    answer: async (call, at) => {
      try {
        return await answer(all, call, at);
      } catch (error) {
        // Stopped and locked turns end; anything else is told to the model.
        at.signal.throwIfAborted();
        return { result: { call: call.id, text: whyNot(error), failed: true }, isKept: false };
      }
    },
    waiting: async (call, at) => {
      try {
        const parsed = parseCall(all, call, at);
        if (parsed.kind === "reads") return null;
        const change = await parsed.look(at);
        return waits(call, change, at) ? change : null;
      } catch {
        // What cannot be done is answered with why, by itself.
        return null;
      }
    },
  };
}

/** Why a call is answered with nothing, in words for the model. */
class Refused extends Error {}

function parseCall(all: readonly Tool[], call: ToolCall, at: CallPlace): Parsed {
  const allowed = allowedTools(all, at);
  const tool = allowed.find(({ spec }) => spec.name === call.name);
  if (tool === undefined) {
    const names = allowed.map(({ spec }) => spec.name).join(", ");
    throw new Refused(`There is no such tool here. There are: ${names}.`);
  }
  const { toolRules = [] } = at.context;
  const refusal = refusalOf(toolRules, call.name, calledIn(at.steps));
  if (refusal !== null) throw new Refused(refusal);
  return tool.parse(parseArguments(call.arguments));
}

/** Whoever has told the model what to write may be a stranger: then each change is asked for. */
function waits({ name }: ToolCall, { needsPerson }: Change, at: CallPlace): boolean {
  if (at.isApproved) return false;
  if (at.taint.length > 0) return true;
  return needsPerson && !at.context.tools.includes(alwaysOf(name));
}

async function answer(
  all: readonly Tool[],
  call: ToolCall,
  at: CallPlace,
): Promise<Answered | "waits"> {
  const parsed = parseCall(all, call, at);
  const late = AbortSignal.timeout(MAX_CALL_TIME);
  const signal = AbortSignal.any([at.signal, late]);
  const place = { ...at, signal };
  if (parsed.kind === "reads") {
    const found = await orAborted(signal, parsed.run(place));
    return { result: toResult(call, found), isKept: false };
  }
  const change = await orAborted(signal, parsed.look(place));
  if (waits(call, change, at)) return "waits";
  at.signal.throwIfAborted();
  let isKept = false;
  const onKept = () => {
    isKept = true;
  };
  const result = { call: call.id, text: "Done." };
  // A commit is waited for, however long: it is there with its result, or not at all.
  await parsed.write({ ...at, isApproved: true, result, onKept });
  return { result, isKept };
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
    if (signal.aborted) reject(signal.reason);
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

function toResult(call: ToolCall, { text, taint = [] }: ToolAnswer): ToolResult {
  return { call: call.id, text, ...(taint.length === 0 ? {} : { taint: [...taint] }) };
}
