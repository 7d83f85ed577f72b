import { AppError } from "../../../domain/app-error";
import type { Id } from "../../../domain/id";
import type { Message } from "../../../domain/message";
import type { Taint } from "../../../domain/taint";
import type { Turn } from "../../../domain/turn";
import type { App } from "../../app";
import { turnSend } from "../turn-commands";

type Needs = Pick<App, "store" | "runs" | "firstChoice" | "signal">;

type Input = {
  readonly conversationId: Id;
  readonly text: string;
  readonly maintainPersonality?: boolean | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Where the text comes from; nothing for the person's own words. */
  readonly taint?: readonly Taint[] | undefined;
};

/** A turn that has ended: what was asked, and what was answered. */
export type Answered = { readonly turn: Turn; readonly user: Message; readonly reply: Message };

/**
 * Sends a message and waits for the end of its answer, however it ends. Fails as sending does, with
 * the answer's own code where that failed, and with `locked` once the vault is locked.
 */
export async function answerWhole(app: Needs, input: Input): Promise<Answered> {
  const { conversationId, text, maintainPersonality, metadata } = input;
  const turn = await turnSend(app, {
    id: crypto.randomUUID(),
    conversationId,
    text,
    taint: input.taint,
    ...(maintainPersonality === undefined ? {} : { maintainPersonality }),
    ...(metadata === undefined ? {} : { metadata }),
  });
  await whenEnded(app, turn.id);
  app.signal.throwIfAborted();
  const [user, reply] = await Promise.all([
    app.store.findMessage(turn.userMessageId),
    app.store.findMessage(turn.id),
  ]);
  if (user === null || reply === null) throw new AppError("not-found");
  const failure = reply.reply?.failure ?? null;
  if (failure !== null) throw new AppError(failure.code, { data: failure.data });
  return { turn, user, reply };
}

/** Resolves when the turn does not run any more. */
function whenEnded({ runs }: Pick<Needs, "runs">, turnId: Id): Promise<void> {
  const live = runs.find(turnId);
  if (live === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    live.watch((event) => {
      if (event.type === "end") resolve();
    });
  });
}
