import type { ToolResult } from "../../domain/step";
import { RESULT_READ } from "../../domain/tool-name";
import type { StepContent } from "../../domain/turn-store";

/** Characters of one answer that a model is told; of a small window an eighth. */
const MAX_SHOWN = 32_768;
const MIN_SHOWN = 1_000;

/** What a token is at least, in characters, and the part of a window that one answer may take. */
const WINDOW_SHARE = 4 / 8;

/** Characters of one answer that are kept to be read on, and of all those of a turn. */
const MAX_KEPT = 524_288;
const MAX_KEPT_OF_TURN = 2_097_152;

/** Characters that what stands below a part of an answer takes at most. */
const NOTE_ROOM = 200;

type BoundOptions = {
  /** Tokens that the model can hold; 0 where nobody told. */
  readonly window: number;
  /** The turn's steps so far, with that of the call. */
  readonly steps: readonly StepContent[];
};

/** The answers of a turn's calls in their order; undefined for those that have none. */
export function resultsOf(steps: readonly StepContent[]): readonly (ToolResult | undefined)[] {
  return steps.flatMap(({ toolCalls = [], results = [] }) =>
    toolCalls.map(({ id }) => results.find(({ call }) => call === id)),
  );
}

/** The result as the model is told it: of a long one the beginning, and how to read on in what is kept. */
export function boundResult(result: ToolResult, { window, steps }: BoundOptions): ToolResult {
  const { text } = result;
  const room = roomOf(window);
  if (text.length <= room + NOTE_ROOM) return result;
  const kept = resultsOf(steps).reduce((sum, one) => sum + (one?.whole?.length ?? 0), 0);
  const whole = clip(text, Math.min(MAX_KEPT, MAX_KEPT_OF_TURN - kept));
  const calls = steps.flatMap(({ toolCalls = [] }) => toolCalls);
  const number = calls.findIndex(({ id }) => id === result.call) + 1;
  if (whole.length <= room) {
    const clipped = clip(text, room);
    return { ...result, text: `${clipped}\n${leftOut(text.length - clipped.length)}` };
  }
  const lost = text.length - whole.length;
  const note = lost > 0 ? ` ${leftOut(lost)}` : "";
  return { ...result, text: `${partOf(whole, { number, from: 0, room })}${note}`, whole };
}

type Part = { readonly number: number; readonly from: number; readonly room: number };

/** A part of a kept answer from that character on, with how to read on where it is not the last. */
export function partOf(whole: string, { number, from, room }: Part): string {
  const part = clip(whole.slice(from), room);
  const next = from + part.length;
  const rest = whole.length - next;
  if (rest <= 0) return part;
  const call = `${RESULT_READ} ${JSON.stringify({ result: number, from: next })}`;
  return `${part}\n… ${rest} more characters; read on with ${call}.`;
}

/** Characters that one part of an answer may have in a window of so many tokens, beside what stands below it. */
export function roomOf(window: number): number {
  const share = Math.floor(window * WINDOW_SHARE);
  return Math.min(MAX_SHOWN, Math.max(MIN_SHOWN, share)) - NOTE_ROOM;
}

function leftOut(characters: number): string {
  return `… ${characters} more characters are left out.`;
}

/** Never ends within a character of two halves. */
function clip(text: string, length: number): string {
  const end = Math.max(0, length);
  const code = text.charCodeAt(end - 1);
  const isHalf = end < text.length && code >= 0xd8_00 && code <= 0xdb_ff;
  return text.slice(0, isHalf ? end - 1 : end);
}
