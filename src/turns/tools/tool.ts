import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { ToolResult } from "../../domain/step";
import type { Taint } from "../../domain/taint";
import type { ToolCall, ToolSpec } from "../../domain/tool-call";
import type { StepContent } from "../../domain/turn-store";

/** Where a call was asked for. */
export type CallSite = {
  readonly context: Context;
  readonly conversationId: Id;
  readonly turnId: Id;
  readonly isTemporary: boolean;
  /** The untrusted sources of all that the model was told. */
  readonly taint: readonly Taint[];
  /** The turn's steps so far, with that of the call as the last. */
  readonly steps: readonly StepContent[];
  /** Tokens that the model can hold; 0 where nobody asks for an answer of that length. */
  readonly window: number;
  /** Set where the person has approved this call; where it is done, also where nobody had to. */
  readonly isApproved?: true;
  /** Digest of the card that was approved; left out where the arguments are the person's own. */
  readonly shown?: string | undefined;
  /** What is told before that a change was made; left out for nothing. */
  readonly note?: string;
  /**
   * Keeps that the call is being sent, before it is: of a worker that dies amid it this is the answer,
   * and nothing is sent twice. Fails with `conflict` where the call has an answer.
   */
  readonly noteSent: (mark: ToolResult) => Promise<void>;
  readonly signal: AbortSignal;
};

/** What a call would change, as the person is asked about it. */
export type Change = {
  /** What it is made to. */
  readonly target: string;
  /** What stands there now, and would then. */
  readonly before: string;
  readonly after: string;
  /** Whether the person has to be asked whatever was told (P-046, P-047). */
  readonly needsPerson: boolean;
  /** Host and port that `after` would be sent to; left out where nothing leaves this browser. */
  readonly sendsTo?: string | undefined;
  /** The row that it would change, as it was looked at; left out where there is none. */
  readonly row?: ChangedRow | undefined;
};

type ChangedRow = { readonly id: Id; readonly version: number };

/** A result with its whole text. */
export type Answered = {
  readonly result: ToolResult;
  /** Whether it went into the commit of what was done. */
  readonly isKept: boolean;
  /** Set where it stands in place of the mark that the call was being sent. */
  readonly isSent?: true;
};

/** What answers a model's calls between two steps of a turn. */
export type Tools = {
  /**
   * Answers one call, or tells that it waits for the person, as one does whose approved card does not
   * show any more what it would change; what goes wrong is an answer, too.
   */
  readonly answer: (call: ToolCall, at: CallSite) => Promise<Answered | "waits">;
  /** What a call would change that waits for the person; null for one that does not. */
  readonly waiting: (call: ToolCall, at: CallSite) => Promise<Change | null>;
  /** What stands among a context's tools where that one is on; fails where there is no such tool. */
  readonly leaveOf: (call: ToolCall, at: CallSite) => Promise<string>;
};

/** The tools that a model is told of; none where it cannot call any. */
export type OfferTools = (options: {
  readonly context: Pick<Context, "tools">;
  readonly model: Pick<Model, "callsTools" | "habits" | "provider">;
  readonly isTemporary?: boolean | undefined;
  /** The turn's steps so far; none where it is left out. */
  readonly steps?: readonly StepContent[] | undefined;
}) => Promise<readonly ToolSpec[]>;

/** What a tool has found. */
export type ToolAnswer = {
  readonly text: string;
  /** Where it comes from; left out where it is the product's own. */
  readonly taint?: readonly Taint[] | undefined;
  /** Set where it says why the call could not be answered. */
  readonly failed?: boolean | undefined;
};

/** Where a change is kept together with what the model is told of it. */
export type WriteSite = CallSite & {
  /** Whether the person has seen this very call, and approved it. */
  readonly isSeen: boolean;
  /** What the call was let over. */
  readonly row: ChangedRow | undefined;
  readonly result: ToolResult;
  /** To be called by what has committed both. */
  readonly onKept: () => void;
};

/** Fails with `conflict` where the person has approved a change of another row, or of an earlier state of it. */
export function checkRow(
  found: ChangedRow | undefined,
  { isSeen, row }: Pick<WriteSite, "isSeen" | "row">,
): void {
  const isSame = found?.id === row?.id && found?.version === row?.version;
  if (isSeen && !isSame) throw new AppError("conflict");
}

/** A tool: what a model is told of it, and what it does with arguments of that form. */
export type Tool = {
  readonly spec: ToolSpec;
  /** What stands among a context's tools where it is on; its name where this is left out. */
  readonly leave?: string;
  /** Fails with a ZodError where the arguments are of another form. */
  readonly parse: (args: unknown) => Parsed;
};

export type Parsed =
  | { readonly kind: "reads"; readonly run: (at: CallSite) => Promise<ToolAnswer> }
  | {
      readonly kind: "writes";
      /** What it would change; fails as the change would. */
      readonly look: (at: CallSite) => Promise<Change>;
      readonly write: (at: WriteSite) => Promise<void>;
    }
  | {
      readonly kind: "sends";
      /** What it would send, and where to. */
      readonly look: () => Change;
      /** Calls `onLeave`, and waits for it, once the call is about to leave. */
      readonly send: (at: CallSite, onLeave: () => Promise<void>) => Promise<ToolAnswer>;
    };

type About<S extends z.ZodMiniType> = {
  readonly name: string;
  readonly description: string;
  readonly input: S;
};

type Reading<S extends z.ZodMiniType> = About<S> & {
  readonly run: (input: z.output<S>, at: CallSite) => ToolAnswer | Promise<ToolAnswer>;
};

type Writing<S extends z.ZodMiniType> = About<S> & {
  readonly look: (input: z.output<S>, at: CallSite) => Promise<Change>;
  readonly write: (input: z.output<S>, at: WriteSite) => Promise<unknown>;
};

/** A tool that changes nothing. */
export function readingTool<S extends z.ZodMiniType>(definition: Reading<S>): Tool {
  const parse = (args: unknown): Parsed => {
    const input = definition.input.parse(args);
    return { kind: "reads", run: async (at) => definition.run(input, at) };
  };
  return { spec: specOf(definition), parse };
}

/** A tool that changes what is remembered. */
export function writingTool<S extends z.ZodMiniType>(definition: Writing<S>): Tool {
  const parse = (args: unknown): Parsed => {
    const input = definition.input.parse(args);
    return {
      kind: "writes",
      look: (at) => definition.look(input, at),
      write: async (at) => {
        await definition.write(input, at);
      },
    };
  };
  return { spec: specOf(definition), parse };
}

/** Told short: as JSON schema, without what every model takes for granted. */
function specOf({ name, description, input }: About<z.ZodMiniType>): ToolSpec {
  const { $schema, additionalProperties, ...parameters } = z.toJSONSchema(input, { io: "input" });
  return { name, description, parameters };
}
