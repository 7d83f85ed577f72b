import * as z from "zod/mini";
import { idSchema } from "./id";
import { finishReasonSchema, type Reply, type Usage, usageSchema } from "./message";
import { keptPlanSchema } from "./prompt-plan";
import { taintSchema } from "./taint";
import { toolCallSchema } from "./tool-call";

const msSchema = z.nullable(z.int().check(z.nonnegative()));

/** What a tool has answered to a call. Untrusted, as the call is. */
export const toolResultSchema = z.object({
  /** The call's id. */
  call: z.string(),
  /** As the model was told it. */
  text: z.string(),
  /** As far as it is kept to be read on; left out where all of it was told. */
  whole: z.optional(z.string()),
  /** Whether it says why the call could not be answered; left out where it was. */
  failed: z.optional(z.literal(true)),
  /** Set where the call had been sent and failed then: nobody knows whether it was done. */
  sent: z.optional(z.literal(true)),
  /** Where its text comes from; left out where it is the product's own. */
  taint: z.optional(z.array(taintSchema)),
  /** Milliseconds that it took; left out where nobody measured. */
  ms: z.optional(z.int().check(z.nonnegative())),
});
export type ToolResult = z.infer<typeof toolResultSchema>;

/**
 * A request of a turn that went on after it, and what came of it: a turn of one step has none. The
 * request of the last step is the turn's plan, what came of it the reply's own.
 */
export const stepSchema = z.object({
  /** From 0, in the order in which they were asked. */
  index: z.int().check(z.nonnegative()),
  /** What the model was told. */
  kept: keptPlanSchema,
  /** The command that the turn ran by: figures of a run are those of its steps. */
  commandId: idSchema,
  /** What this step alone has said. */
  text: z.string(),
  thinking: z.string(),
  finish: z.nullable(finishReasonSchema),
  usage: z.nullable(usageSchema),
  /** Milliseconds from the request to the first word and to the end; null where nobody measured. */
  firstTokenMs: msSchema,
  replyMs: msSchema,
  /** Tools that it asked for; left out where it asked for none. */
  toolCalls: z.optional(z.array(toolCallSchema)),
  /** What they have answered so far, in that order: fewer than calls where the worker died. */
  results: z.optional(z.array(toolResultSchema)),
});
export type Step = z.infer<typeof stepSchema>;

/** Whether an answer came to an end that says that the calls in it are whole: only those are answered. */
export function hasWholeCalls({ status, finish }: Pick<Reply, "status" | "finish">): boolean {
  return status === "complete" && (finish === "tool-calls" || finish === "stop");
}

/** The tools that steps asked for, in that order, each as often as it was. */
export function toolNames(steps: readonly Pick<Step, "toolCalls">[]): string[] {
  return steps.flatMap(({ toolCalls = [] }) => toolCalls.map(({ name }) => name));
}

/** What two requests together came to; what nobody counted of one is not known of both. */
export function sumUsage(before: Usage | null, added: Usage | null): Usage | null {
  if (before === null || added === null) return before ?? added;
  return {
    promptTokens: addKnown(before.promptTokens, added.promptTokens),
    replyTokens: addKnown(before.replyTokens, added.replyTokens),
  };
}

/** The sum of what is known; null where neither is. */
export function addKnown(before: number | null, added: number | null): number | null {
  return before === null || added === null ? (before ?? added) : before + added;
}
