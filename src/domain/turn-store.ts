import type { AnsweredReply } from "./add-usage";
import type { ChatParameters } from "./chat-parameters";
import type { Context } from "./context";
import type { Id } from "./id";
import type { Message } from "./message";
import type { Model, Price } from "./model";
import type { KeptPlan } from "./prompt-plan";
import type { Step, ToolResult } from "./step";
import type { Taint } from "./taint";
import type { Observation } from "./token-calibration";
import type { Outcome, Turn } from "./turn";

/** What the use-cases need of the store; every write is one transaction. */
export type TurnStore = {
  /**
   * Stores the user message and an empty reply with status `open`: after the newest message, in place
   * of the composer's draft where that is the sender's, or beside the one that it is another version of.
   */
  readonly openTurn: (input: OpenTurn) => Promise<Opened>;
  /** Adds an empty reply beside an earlier one, to the same user message. */
  readonly reopenTurn: (input: ReopenTurn) => Promise<Opened>;
  /** Marks an ended reply as open again, its text kept, so that more can follow. */
  readonly resumeTurn: (input: { id: Id; turnId: Id; model: Model }) => Promise<Opened>;
  /** Opens an answer to a question that has none, where it is missing. */
  readonly answerTurn: (input: { id: Id; messageId: Id; model: Model }) => Promise<Opened>;
  /** What a running turn is about, without its history. */
  readonly readTurn: (input: { turnId: Id }) => Promise<TurnSource>;
  /** Rises whenever something of memory may have been forgotten. */
  readonly forgettings: () => number;
  /**
   * Keeps what the model is about to be told, in place of the turn's plan of an earlier step; `conflict`
   * where something was forgotten `since`: the plan may tell it.
   */
  readonly keepPlan: (input: { turnId: Id; plan: KeptPlan; since?: number }) => Promise<void>;
  /** Keeps the step that the plan is of, before anything is done for its calls. */
  readonly endStep: (input: { turnId: Id; ended: EndedStep }) => Promise<void>;
  /** Adds what a tool has answered to the newest step. */
  readonly keepResult: (input: KeptResult) => Promise<void>;
  /** Appends a chunk of the running reply to its sealed draft. */
  readonly checkpoint: (input: { turnId: Id; text: string; thinking: string }) => Promise<void>;
  /** Writes the final reply (stored text, then draft, then `rest`) and removes the draft. */
  readonly closeTurn: (input: CloseTurn) => Promise<void>;
  /** Turns whose row says they run; after a worker's death these have no live run. */
  readonly listOpenTurns: () => Promise<readonly Turn[]>;
};

export type ReopenTurn = {
  readonly id: Id;
  readonly turnId: Id;
  readonly model: Model;
  /** Whether the model was chosen for this reply alone, which then goes on with it. */
  readonly isOwn?: boolean | undefined;
};

export type OpenTurn = {
  readonly id: Id;
  readonly conversationId: Id;
  readonly text: string;
  /** Attachments of the conversation's draft, in their order. */
  readonly attachments?: readonly Id[] | undefined;
  /** What the sender has known as that draft's text; another one stays. */
  readonly draft?: string | undefined;
  /** Takes out of files and names what is not to be kept (E-051). */
  readonly hide?: ((text: string) => string) | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Where the text comes from; nothing for the person's own words. */
  readonly taint?: readonly Taint[] | undefined;
  readonly model: Model;
  /** The user message that this one is another version of, with the same attachments. */
  readonly edits?: Id | undefined;
  /** Whether it is another question in that place, with none of that message's attachments. */
  readonly fromBlank?: boolean | undefined;
  /** Whether the personality is kept to in this answer; the context says it where it is left out. */
  readonly maintainPersonality?: boolean | undefined;
};

/** `fresh` is false where the same id had been opened before: then nothing was written. */
export type Opened = { readonly turn: Turn; readonly fresh: boolean };

/** What a run tells of a step that has ended. */
export type EndedStep = Omit<Step, "index" | "kept" | "commandId" | "results">;

export type KeptResult = {
  readonly turnId: Id;
  readonly result: ToolResult;
  /** Set where it stands in place of the mark that the call was being sent. */
  readonly isSent?: true | undefined;
};

/** What a step was told and has said, as the next one is told of it. */
export type StepContent = Pick<Step, "index" | "text" | "toolCalls" | "results"> &
  Partial<Pick<Step, "thinking">>;

/** What is kept of an answered turn beside the turn itself. */
export type Learned = {
  /** The model's, as counters name it. */
  readonly modelKey: string;
  /** What its provider has counted. */
  readonly counted: readonly Observation[];
  /** What the month's figures grow by; null where no model has said a word. */
  readonly answered: AnsweredReply | null;
};

export type CloseTurn = {
  readonly turnId: Id;
  readonly outcome: Outcome;
  /** What no checkpoint has kept yet. */
  readonly rest: { readonly text: string; readonly thinking: string };
  /** Takes out of a text what is not to be kept (E-051); nothing where it is left out. */
  readonly hide?: ((text: string) => string) | undefined;
  readonly thinkingMs: number;
  /** How many steps of this run ended before its last; left out where only the rows tell. */
  readonly steps?: number | undefined;
  /** The oldest message that the model was shown, where older ones were left out. */
  readonly seenFrom: Id | null;
  /** Tokens by which the request exceeded the window; 0 where it is left out. */
  readonly overflow?: number | undefined;
  /** Of the last request: to the first word and to the end; null where none was sent. */
  readonly firstTokenMs?: number | null | undefined;
  readonly replyMs?: number | null | undefined;
  /** What the run has shown of its model, and adds to the month; left out where nothing may stay. */
  readonly learned?: Learned | undefined;
  /** The model's, for what the reply has cost; left out where nobody tells it. */
  readonly price?: Price | undefined;
};

/** What a running turn is about: read once, decrypted. */
export type TurnSource = {
  readonly context: Context;
  readonly model: Model;
  /** What the conversation has set for itself; left out for nothing. */
  readonly parameters?: ChatParameters | undefined;
  /** Whether the personality is kept to: the turn says it, else its context. */
  readonly maintainPersonality: boolean;
  /** The message to answer; its `previous` is the leaf that the history leads to. */
  readonly userMessage: Message;
  /** Text and thinking that this reply already holds (Continue); empty otherwise. */
  readonly begun: string;
  readonly begunThinking: string;
  /** The untrusted sources of all that was told for it so far. */
  readonly taint: readonly Taint[];
  /** The steps before the one that is to be asked now, of earlier runs too. */
  readonly steps: readonly Step[];
  /** Set where nothing of the conversation may be kept, not even how many tokens were counted. */
  readonly temporary?: true;
};
