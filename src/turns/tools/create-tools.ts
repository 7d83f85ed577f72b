import * as z from "zod/mini";
import { AppError, toFailure } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import { once } from "../../domain/once";
import type { ToolResult } from "../../domain/step";
import { takesTools } from "../../domain/takes-tools";
import type { ToolCall, ToolSpec } from "../../domain/tool-call";
import { ASKING_TOOLS, alwaysOf, RESULT_READ, WRITING_TOOLS } from "../../domain/tool-name";
import type { StepContent } from "../../domain/turn-store";
import { boundResult, partOf, resultsOf, roomOf } from "./bound-result";
import { cardDigest } from "./card-digest";
import { Refused } from "./refused";
import {
  type Answered,
  type CallSite,
  type Change,
  type OfferTools,
  type Parsed,
  readingTool,
  type Tool,
  type ToolAnswer,
  type Tools,
} from "./tool";
import { calledIn, refusalOf, rulesFor, sentIn } from "./tool-rules";

/** Milliseconds that one call may take. */
const MAX_CALL_TIME = 30_000;

/** The tools of these that a context has switched on, for a model that can call them. */
export function offerTools(
  all: readonly Tool[],
  { context, model, isTemporary = false, steps = [] }: Parameters<OfferTools>[0],
): readonly ToolSpec[] {
  if (context.tools.length === 0 || !takesTools(model)) return [];
  return allowedTools(all, { context, isTemporary, steps }).map(({ spec }) => spec);
}

type Where = Pick<CallSite, "isTemporary" | "steps"> & {
  readonly context: Pick<Context, "tools">;
};

/** A temporary conversation leaves nothing behind, here or with others. */
function allowedTools(
  all: readonly Tool[],
  { context, isTemporary, steps }: Where,
): readonly Tool[] {
  const writing: readonly string[] = isTemporary ? WRITING_TOOLS : [];
  const chosen = all.filter((tool) => {
    const isBarred = isTemporary && (tool.leave !== undefined || writing.includes(tool.spec.name));
    return context.tools.includes(leaveOf(tool)) && !isBarred;
  });
  return [...chosen, ...resultReading(steps)];
}

function leaveOf({ spec, leave = spec.name }: Tool): string {
  return leave;
}

/** The tools that there are for a context: the product's own, and those of its servers. */
type FindTools = (context: Pick<Context, "tools">) => Promise<readonly Tool[]>;

/** What answers calls of these tools, each as its context allows. */
export function createTools(find: FindTools): Tools {
  return {
    answer: async (call, at) => {
      let isSent = false;
      const noteSent: CallSite["noteSent"] = async (mark) => {
        // Over another session it leaves once more: the server knew nothing of the first.
        if (isSent) return;
        await at.noteSent(mark);
        isSent = true;
      };
      const sent = () => (isSent ? { isSent: true as const } : {});
      try {
        const answered = await answer(await find(at.context), call, { ...at, noteSent });
        return answered === "waits" ? answered : { ...answered, ...sent() };
      } catch (error) {
        // Stopped and locked turns end; anything else is told to the model.
        at.signal.throwIfAborted();
        const text = isSent ? whyNotSent(error) : whyNot(error);
        const left = isSent && !(error instanceof Refused) ? LEFT : {};
        const result = { call: call.id, text, failed: true as const, ...left };
        return { result, isKept: false, ...sent() };
      }
    },
    waiting: async (call, at) => {
      try {
        const { tool, parsed } = parseCall(await find(at.context), call, at);
        if (parsed.kind === "reads") return null;
        const change = await parsed.look(at);
        return waits(tool, change, at) ? change : null;
      } catch {
        // What cannot be done is answered with why, by itself.
        return null;
      }
    },
    leaveOf: async (call, at) => leaveOf(parseCall(await find(at.context), call, at).tool),
  };
}

type ParsedCall = { readonly tool: Tool; readonly parsed: Parsed };

function parseCall(all: readonly Tool[], call: ToolCall, at: CallSite): ParsedCall {
  const allowed = allowedTools(all, at);
  const tool = allowed.find(({ spec }) => spec.name === call.name);
  if (tool === undefined) {
    const names = allowed.map(({ spec }) => spec.name).join(", ");
    throw new Refused(`There is no such tool here. There are: ${names}.`);
  }
  const { toolRules = [] } = at.context;
  const rules = rulesFor(
    toolRules,
    allowed.map(({ spec }) => spec.name),
  );
  const refusal = refusalOf(rules, call.name, calledIn(at.steps), sentIn(at.steps));
  if (refusal !== null) throw new Refused(refusal);
  return { tool, parsed: tool.parse(parseArguments(call.arguments)) };
}

/** Whoever has told the model what to write may be a stranger: then each change is asked for. */
function waits(tool: Tool, { needsPerson }: Change, at: CallSite): boolean {
  if (at.isApproved) return false;
  if (at.taint.length > 0 || ASKING_TOOLS.includes(tool.spec.name)) return true;
  return needsPerson && !at.context.tools.includes(alwaysOf(leaveOf(tool)));
}

async function answer(
  all: readonly Tool[],
  call: ToolCall,
  at: CallSite,
): Promise<Answered | "waits"> {
  const { tool, parsed } = parseCall(all, call, at);
  const late = AbortSignal.timeout(MAX_CALL_TIME);
  const signal = AbortSignal.any([at.signal, late]);
  const callSite = { ...at, signal };
  if (parsed.kind === "reads") {
    const found = await orAborted(signal, parsed.run(callSite));
    return { result: toResult(call, found), isKept: false };
  }
  const change = await orAborted(signal, Promise.resolve(parsed.look(callSite)));
  if (waits(tool, change, at) || !(await isAsShown(change, call, at))) return "waits";
  at.signal.throwIfAborted();
  if (parsed.kind === "sends") {
    const mark = { call: call.id, text: SENT, failed: true, ...LEFT } as const;
    const sent = parsed.send(callSite, () => at.noteSent(mark));
    const result = toResult(call, await orAborted(signal, sent));
    return { result: result.failed === true ? { ...result, ...LEFT } : result, isKept: false };
  }
  let isKept = false;
  const onKept = () => {
    isKept = true;
  };
  const result = boundResult({ call: call.id, text: `${at.note ?? ""}Done.` }, at);
  // A commit is waited for, however long: it is there with its result, or not at all.
  const isSeen = at.isApproved === true;
  try {
    await parsed.write({ ...at, isApproved: true, isSeen, row: change.row, result, onKept });
  } catch (error) {
    // Changed since it was looked at: what stands there now nobody has seen.
    if (isSeen && !isKept && toFailure(error).code === "conflict") return "waits";
    throw error;
  }
  return { result, isKept };
}

/** What marks a failed call that may have been done. */
const LEFT = { sent: true } as const;

/** Whether it is still what the card has shown that was approved. */
async function isAsShown(change: Change, call: ToolCall, { shown }: CallSite): Promise<boolean> {
  return shown === undefined || shown === (await cardDigest(change, call));
}

/** What is told of a call whose answer never came. */
const UNKNOWN = "Whether it was done is not known; look before you ask for it again.";
const SENT = `It was sent, and the answer never came. ${UNKNOWN}`;

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
    const problems = error.issues.slice(0, 5).map(({ path, message }) => {
      return `${path.length === 0 ? "arguments" : path.join(".")}: ${message}`;
    });
    return `The arguments have another form than the tool takes. ${problems.join("; ")}.`;
  }
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return "The tool did not answer in time.";
  }
  if (error instanceof RangeError) return `The tool could not do that: ${error.message}.`;
  const { code, data } = toFailure(error);
  return `The tool could not do that: ${code} ${JSON.stringify(data)}.`;
}

/** The same of a call that was being sent: only what refused it before says that it was not done. */
function whyNotSent(error: unknown): string {
  return error instanceof Refused ? error.message : `${whyNot(error)} ${UNKNOWN}`;
}

function toResult(call: ToolCall, { text, taint = [], failed }: ToolAnswer): ToolResult {
  const from = taint.length === 0 ? {} : { taint: [...taint] };
  return { call: call.id, text, ...(failed === true ? { failed } : {}), ...from };
}

/**
 * The tool by which a model reads on in what tools of the same turn have answered: there where one of
 * them was not told whole, whatever the context has switched on, for it finds nothing else.
 */
function resultReading(steps: readonly StepContent[]): readonly Tool[] {
  return resultsOf(steps).some((result) => result?.whole !== undefined) ? [resultRead()] : [];
}

const resultRead = once(() =>
  readingTool({
    name: RESULT_READ,
    description: "Reads on in a tool's answer that was too long to be told whole.",
    input: z.object({
      result: z.int().check(z.gte(1), z.lte(10_000)),
      from: z.int().check(z.gte(0), z.lte(10_000_000)),
    }),
    run: ({ result: number, from }, { steps, window }) => {
      const found = resultsOf(steps)[number - 1];
      const { whole, taint } = found ?? {};
      if (whole === undefined) throw new AppError("not-found", { data: { kind: "result" } });
      if (from >= whole.length) throw new RangeError(`it has ${whole.length} characters`);
      return { text: partOf(whole, { number, from, room: roomOf(window) }), taint };
    },
  }),
);
