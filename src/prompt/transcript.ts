import type { Message } from "../domain/message";
import { estimateTokens, type TokenCounter } from "../domain/tokens";
import { clipMiddle } from "./clip-middle";
import { type MessageTurn, toTurns } from "./message-turns";
import { neutraliseLabels } from "./neutralise-labels";
import { renderMessageText } from "./render-message-text";

/** Tokens that a transcript may take, as one counter sees them. */
export type TranscriptRoom = { readonly tokens: number; readonly count: TokenCounter };

/** Ten turns of long answers; fits the window that a context asks for by default. */
const DEFAULT_ROOM: TranscriptRoom = { tokens: 10_000, count: estimateTokens };

/** Characters that stay of a message however small the room is. */
const LEAST = 40;

/** By how much the longest messages are cut at a time until all fit. */
const CLIP_STEP = 0.7;

/** The oldest turns, whole, of which the whole transcript keeps to the room; one however long it is. */
export function oldestThatFit(
  messages: readonly Message[],
  room: TranscriptRoom,
): readonly Message[] {
  const turns = toTurns(messages);
  const ends = turns.flatMap((turn, at) => (turn.state === "answered" ? [at + 1] : []));
  return mostThatFit(
    ends.map((end) => turns.slice(0, end)),
    room,
  );
}

/** The newest turns, whole, of which the whole transcript keeps to the room; one however long it is. */
export function newestThatFit(
  messages: readonly Message[],
  room: TranscriptRoom,
): readonly Message[] {
  const turns = toTurns(messages);
  const starts = turns.flatMap((turn, at) => (turn.state === "answered" ? [at] : []));
  return mostThatFit(
    starts.reverse().map((start) => turns.slice(start)),
    room,
  );
}

/** Of candidates that grow, the last that fits; the first where none does. */
function mostThatFit(
  candidates: readonly (readonly MessageTurn[])[],
  { tokens, count }: TranscriptRoom,
): readonly Message[] {
  const lists = candidates.map((turns) => turns.flatMap((turn) => turn.messages));
  let most = lists[0] ?? [];
  for (const messages of lists) {
    if (count(writeWhole(messages)) > tokens) break;
    most = messages;
  }
  return most;
}

/**
 * The answered turns as lines `User: …` and `Assistant: …` (O-030). Each message is neutralised by
 * itself first (D-15), and clipped in its middle where all together exceed the room.
 */
export function writeTranscript(
  messages: readonly Message[],
  { tokens, count }: TranscriptRoom = DEFAULT_ROOM,
): string {
  const selected = selectMessages(messages);
  const write = (most: number) => selected.map((message) => toLine(message, most)).join("\n");
  let most = selected.reduce((longest, { text }) => Math.max(longest, text.length), 0);
  let transcript = write(most);
  while (most > LEAST && count(transcript) > tokens) {
    most = Math.max(LEAST, Math.floor(most * CLIP_STEP));
    transcript = write(most);
  }
  return transcript;
}

function writeWhole(messages: readonly Message[]): string {
  return selectMessages(messages)
    .map((message) => toLine(message, message.text.length))
    .join("\n");
}

/** What a transcript holds of these messages: files with their text, images by their names. */
function selectMessages(messages: readonly Message[]): readonly Message[] {
  return toTurns(messages)
    .filter((turn) => turn.state === "answered")
    .flatMap((turn) => turn.messages)
    .map((message) => ({ ...message, text: renderMessageText(message) }))
    .filter(({ role, text }) => (role === "user" || role === "assistant") && text !== "");
}

function toLine({ role, text }: Message, most: number): string {
  const name = role === "user" ? "User" : "Assistant";
  return `${name}: ${neutraliseLabels(clipMiddle(text, most))}`;
}
