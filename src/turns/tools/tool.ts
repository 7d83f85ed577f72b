import * as z from "zod/mini";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { ToolResult } from "../../domain/step";
import type { Taint } from "../../domain/taint";
import type { ToolCall, ToolSpec } from "../../domain/tool-call";
import type { ToldStep } from "../../domain/turn-store";

/** Where a call was asked for. */
export type CallPlace = {
  readonly context: Context;
  readonly conversationId: Id;
  readonly turnId: Id;
  readonly isTemporary: boolean;
  /** The untrusted sources of all that the model was told. */
  readonly taint: readonly Taint[];
  /** The turn's steps so far, with that of the call as the last. */
  readonly steps: readonly ToldStep[];
  /** Tokens that the model can hold. */
  readonly window: number;
  readonly signal: AbortSignal;
};

/** What answers a model's calls between two steps of a turn. */
export type Tools = {
  /** Answers one call; what goes wrong is an answer, too. */
  readonly answer: (call: ToolCall, at: CallPlace) => Promise<ToolResult>;
};

/** The tools that a model is told of; none where it cannot call any. */
export type OfferTools = (asked: {
  readonly context: Pick<Context, "tools">;
  readonly model: Pick<Model, "callsTools" | "provider">;
  readonly isTemporary?: boolean | undefined;
}) => readonly ToolSpec[];

/** What a tool has found, or done. */
export type ToolAnswer = {
  readonly text: string;
  /** Where it comes from; left out where it is the product's own. */
  readonly taint?: readonly Taint[];
};

/** A tool: what a model is told of it, and what it does with arguments of that form. */
export type Tool = {
  readonly spec: ToolSpec;
  /** Fails with a ZodError where the arguments are of another form, or as the tool does. */
  readonly run: (args: unknown, at: CallPlace) => Promise<ToolAnswer>;
};

type Definition<S extends z.ZodMiniType> = {
  readonly name: string;
  readonly description: string;
  readonly input: S;
  readonly run: (input: z.output<S>, at: CallPlace) => ToolAnswer | Promise<ToolAnswer>;
};

/** A tool whose schema is told short: as JSON schema, without what every model takes for granted. */
export function defineTool<S extends z.ZodMiniType>(told: Definition<S>): Tool {
  const { name, description, input, run } = told;
  const { $schema, additionalProperties, ...parameters } = z.toJSONSchema(input, { io: "input" });
  return {
    spec: { name, description, parameters },
    run: async (args, at) => run(input.parse(args), at),
  };
}
