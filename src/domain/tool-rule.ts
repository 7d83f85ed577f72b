import * as z from "zod/mini";

const name = () => z.string().check(z.minLength(1), z.maxLength(100));

/** How often in one turn a rule may let a tool be called. */
export const MAX_RULE_CALLS = 64;

/** P-091 to P-095: how a context's tools may be called, and what follows. */
export const toolRuleSchema = z.discriminatedUnion("type", [
  /** A call of it ends the turn. */
  z.object({ type: z.literal("ExitLoop"), tool: name() }),
  /** The turn goes on after it, as it does after every other. */
  z.object({ type: z.literal("ContinueLoop"), tool: name() }),
  /** So many times in a turn at most. */
  z.object({
    type: z.literal("MaxCalls"),
    tool: name(),
    max: z.int().check(z.gte(1), z.lte(MAX_RULE_CALLS)),
  }),
  /** Only after the other one was called in the same turn. */
  z.object({ type: z.literal("RequiresPrior"), tool: name(), prior: name() }),
  /** Before every other. */
  z.object({ type: z.literal("StartConstraint"), tool: name() }),
]);
export type ToolRule = z.infer<typeof toolRuleSchema>;

/** Rules of one context. */
export const MAX_TOOL_RULES = 50;
