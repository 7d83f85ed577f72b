import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { LeftOut } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import { fromFirstQuestion, type MessageTurn, toTurns } from "./message-turns";

/** the share of the turns, the oldest, that a summary takes. */
const OLDEST_SHARE = 0.4;

/** Turns of one call where the person truncates and still asks for a summary. */
const DEFAULT_CHUNK = 10;

type Input = {
  /** The branch since its last summary, oldest first; the newest are among them. */
  readonly messages: readonly Message[];
  /** Whether there are older ones that no summary stands for either. */
  readonly more: boolean;
  /** What the newest request left out of the history. */
  readonly leftOut: LeftOut | null;
  /** The end of what a dropped summary stood for. */
  readonly droppedThrough: Id | null;
  readonly settings: Pick<PromptSettings, "maxTurns" | "summarizationThreshold" | "compression">;
  /** Whether the person asks for it now. */
  readonly force: boolean;
};

/**
 * The messages (oldest first, whole turns) that one call of the summariser is to cover; null where
 * nothing is due. Due is the oldest 40 % from the threshold's turn on, and what a
 * request had to leave out (D-7). Never the newest turn, nor one that runs; a turn without an answer
 * is passed over within what is covered, and what a dropped summary stood for is left alone, unless
 * the person asks.
 */
export function planSummary(input: Input): { covered: readonly Message[] } | null {
  const { settings, force } = input;
  if (settings.compression.type === "truncate" && !force) return null;
  const turns = candidates(input);
  const wanted = Math.max(dueTurns(turns, input), leftOutTurns(turns, input));
  const most = Math.min(wanted, chunkOf(settings), turns.filter(isAnswered).length - 1);
  if (most <= 0) return null;
  return { covered: takeAnswered(turns, most).flatMap((turn) => turn.messages) };
}

function chunkOf({ compression }: Input["settings"]): number {
  return compression.type === "truncate" ? DEFAULT_CHUNK : compression.chunkSize;
}

/** The turns that may be covered, and behind them those that stay. */
function candidates({ messages, more, droppedThrough, force }: Input): MessageTurn[] {
  const dropped = messages.findIndex(({ id }) => id === droppedThrough);
  const free = force ? messages : messages.slice(dropped + 1);
  const turns = toTurns(more ? fromFirstQuestion(free) : free);
  const running = turns.findIndex((turn) => turn.state === "running");
  return running === -1 ? turns : turns.slice(0, running);
}

function dueTurns(turns: readonly MessageTurn[], { settings, force }: Input): number {
  const count = turns.filter(isAnswered).length;
  const oldest = Math.floor(count * OLDEST_SHARE);
  if (force) return Math.max(1, oldest);
  const threshold = Math.floor(settings.summarizationThreshold * settings.maxTurns);
  return count >= threshold ? oldest : 0;
}

/** Answered turns before the oldest message that the model was still shown. */
function leftOutTurns(turns: readonly MessageTurn[], { leftOut }: Input): number {
  if (leftOut === null || leftOut.what !== "messages" || leftOut.reason === "unanswered") return 0;
  const seen = turns.findIndex(({ messages }) =>
    messages.some(({ id }) => id === leftOut.seenFrom),
  );
  // Where nothing was seen, or what was is covered since, the newest plan tells nothing more exact.
  if (seen === -1) return leftOut.seenFrom === null ? turns.length : 0;
  return turns.slice(0, seen).filter(isAnswered).length;
}

/** The oldest turns up to the given number of answered ones, those in between with them. */
function takeAnswered(turns: readonly MessageTurn[], most: number): readonly MessageTurn[] {
  const ends = turns.flatMap((turn, index) => (isAnswered(turn) ? [index + 1] : []));
  return turns.slice(0, ends[most - 1] ?? 0);
}

function isAnswered({ state }: MessageTurn): boolean {
  return state === "answered";
}
