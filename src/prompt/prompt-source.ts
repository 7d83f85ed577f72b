import type { Attachment } from "../domain/attachment";
import type { ChatParameters } from "../domain/chat-parameters";
import type { Context } from "../domain/context";
import type { ContextPart } from "../domain/context-provider";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import type { LeftOut } from "../domain/prompt-plan";
import type { Taint } from "../domain/taint";
import type { ToolSpec } from "../domain/tool-call";
import type { StepContent } from "../domain/turn-store";

/** Everything a prompt may be made from, read once and decrypted. */
export type PromptSource = {
  readonly context: Context;
  /** Whether the personality is said in this turn, and the guidance to stay steady (M-032). */
  readonly maintainPersonality: boolean;
  readonly model: Model;
  /** What the conversation has set for itself; nothing where it is left out. */
  readonly parameters?: ChatParameters | undefined;
  /** The message to answer; without an id while it is being typed. */
  readonly message: Pick<Message, "text" | "depth"> & {
    readonly id: Id | null;
    readonly attachments?: readonly Attachment[] | undefined;
    readonly taint?: readonly Taint[] | undefined;
    /** What it names as the workflow that it is about, where this machine's own callers said so. */
    readonly workflow?: string | undefined;
    /** Working blocks that it refers to, pinned or not, as its sender said. */
    readonly blockIds?: readonly Id[] | undefined;
  };
  /** Messages of the branch whose text was deleted, those that no provider gave too. */
  readonly deleted?: number;
  /** What the context providers gave, in their order. */
  readonly parts: readonly ContextPart[];
  /** Text of this reply that exists already, of its steps too; empty otherwise. */
  readonly begun: string;
  /** The steps of this turn so far; none where it is left out. */
  readonly steps?: readonly StepContent[] | undefined;
  /** Tools that the model may ask for; none where it is left out. */
  readonly tools?: readonly ToolSpec[] | undefined;
  /** Why no summary stands for messages that have to be left out. */
  readonly noSummary: Exclude<LeftOut["because"], null>;
};
