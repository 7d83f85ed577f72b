import { AppError } from "../domain/app-error";
import { parseCommand } from "../domain/command";
import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import type { Redaction } from "../domain/prompt-settings";
import { hideStored } from "../domain/redaction";
import type { Turn } from "../domain/turn";
import type { OpenTurn, TurnStore } from "../domain/turn-store";
import { cleanMessage } from "./clean-message";
import type { TurnRuns } from "./turn-runs";

/** Where a turn is to be: in a conversation, or in the one that a message (or a reply) is in. */
export type TurnTarget = { readonly conversationId: Id } | { readonly messageId: Id };

export type TurnSettings = {
  readonly conversationId: Id;
  /** What answers there now: the context's own model, or the one chosen in general. */
  readonly model: Model;
  /** Whether that was chosen for the turn's reply alone. */
  readonly isOwn?: boolean;
  /** The person's rules for what is kept. */
  readonly redactions: readonly Redaction[];
};

type Deps = {
  readonly turns: Pick<TurnStore, "openTurn" | "reopenTurn" | "resumeTurn" | "answerTurn">;
  readonly runs: Pick<TurnRuns, "begin">;
  /** Fails with `not-found` where there is no such message. */
  readonly settings: (target: TurnTarget) => Promise<TurnSettings>;
};

/**
 * Stores a message and starts its answer; resolves once both rows are on disk. Fails with
 * `is-command` where the product answers by itself (O-026).
 */
export async function sendTurn(
  deps: Deps,
  input: Omit<OpenTurn, "model" | "edits" | "hide">,
): Promise<Turn> {
  const { attachments = [] } = input;
  const clean = checkMessage(input.text, { attached: attachments.length });
  return deps.runs.begin(input.id, async () => {
    const { model, redactions } = await deps.settings({ conversationId: input.conversationId });
    const hide = hideStored(redactions);
    return deps.turns.openTurn({ ...input, text: hide(clean), hide, model });
  });
}

type Edit = Pick<OpenTurn, "id" | "text" | "fromBlank"> & { readonly messageId: Id };

/** Stores another version of a message beside it and answers that; refuses what `sendTurn` refuses. */
export async function editTurn(
  deps: Deps,
  { id, messageId, text: typed, fromBlank }: Edit,
): Promise<Turn> {
  const clean = checkMessage(typed);
  return deps.runs.begin(id, async () => {
    const { conversationId, model, redactions } = await deps.settings({ messageId });
    const hide = hideStored(redactions);
    const text = hide(clean);
    const edit = { id, conversationId, edits: messageId, fromBlank, text };
    return deps.turns.openTurn({ ...edit, hide, model });
  });
}

/**
 * The text as a turn is begun with it, before the person's rules for what is kept. Fails with
 * `empty-message`, unless something is attached, and with `is-command`: for callers that make
 * something before they send.
 */
export function checkMessage(text: string, beside = { attached: 0 }): string {
  const clean = cleanMessage(text, beside);
  if (parseCommand(clean) !== null) throw new AppError("is-command");
  return clean;
}

/** Answers the same user message anew, beside the earlier reply. */
export function retryTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.id, async () => {
    const { model, isOwn } = await deps.settings({ messageId: input.turnId });
    return deps.turns.reopenTurn({ ...input, model, isOwn });
  });
}

/**
 * Answers a question that has no answer, in the branch where it stands, or where another question
 * follows it on one of its own: `turnId` is that of the reply without a word, or where there is none
 * the command's own.
 */
export function answerTurn(
  deps: Deps,
  { id, messageId, turnId }: { id: Id; messageId: Id; turnId: Id },
): Promise<Turn> {
  return deps.runs.begin(turnId, async () => {
    const { model } = await deps.settings({ messageId });
    return deps.turns.answerTurn({ id, messageId, model });
  });
}

/** Goes on with a reply that ended early. */
export function continueTurn(deps: Deps, input: { id: Id; turnId: Id }): Promise<Turn> {
  return deps.runs.begin(input.turnId, async () => {
    const { model } = await deps.settings({ messageId: input.turnId });
    return deps.turns.resumeTurn({ ...input, model });
  });
}
