/** A chunk of a reply, sorted into thinking and answer. */
export type Said = { readonly type: "thinking-delta" | "text-delta"; readonly text: string };

/** Sorts the chunks of a reply whose thinking stands inline, before the answer. */
export type ThinkSplitter = {
  readonly push: (text: string) => readonly Said[];
  /** What was held back because a tag might have begun in it. */
  readonly flush: () => readonly Said[];
};

type State = "undecided" | "thinking" | "text";

const OPEN = "<think>";
const CLOSE = "</think>";

/**
 * A splitter for servers without a `thinking` field: a leading `<think>…</think>` is thinking,
 * the same tags anywhere later are text. White space next to the tags is dropped.
 */
export function createThinkSplitter(): ThinkSplitter {
  let state: State = "undecided";
  let held = "";
  let skipSpace = false;

  const say = (type: Said["type"], text: string): readonly Said[] => {
    const kept = skipSpace ? text.trimStart() : text;
    if (kept === "") return [];
    skipSpace = false;
    return [{ type, text: kept }];
  };

  const decide = (text: string): readonly Said[] => {
    const start = text.trimStart();
    if (start.startsWith(OPEN)) {
      state = "thinking";
      skipSpace = true;
      return think(start.slice(OPEN.length));
    }
    if (OPEN.startsWith(start)) {
      held = text;
      return [];
    }
    state = "text";
    return say("text-delta", text);
  };

  const think = (text: string): readonly Said[] => {
    const end = text.indexOf(CLOSE);
    if (end === -1) {
      const cut = text.length - lengthOfTagStart(text);
      held = text.slice(cut);
      return say("thinking-delta", text.slice(0, cut));
    }
    const thought = say("thinking-delta", text.slice(0, end));
    state = "text";
    skipSpace = true;
    return [...thought, ...say("text-delta", text.slice(end + CLOSE.length))];
  };

  return {
    push: (chunk) => {
      if (state === "text") return say("text-delta", chunk);
      const text = held + chunk;
      held = "";
      return state === "thinking" ? think(text) : decide(text);
    },
    flush: () => {
      const rest = held;
      held = "";
      return say(state === "thinking" ? "thinking-delta" : "text-delta", rest);
    },
  };
}

/** How many characters at the end of the text may be the beginning of the closing tag. */
function lengthOfTagStart(text: string): number {
  for (let length = Math.min(CLOSE.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(CLOSE.slice(0, length))) return length;
  }
  return 0;
}
