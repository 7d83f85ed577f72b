import type { Prompt, PromptImage } from "../domain/prompt";
import { joinNotes } from "./join-notes";

/** One turn of an api that knows two sides, which have to take turns. */
export type Side = {
  readonly from: "user" | "model";
  readonly text: string;
  readonly images: readonly PromptImage[];
};

/** Stands where such an api wants the person to begin, and the model did (P-005). */
const NOTHING_SAID = "…";

/**
 * The conversation as two sides that take turns, the person first and last: neighbours of one side
 * are one, notes and time belong to the person's last turn, and images keep their order. Entries of
 * the system's are not in it; what a tool gave is data, so it is on the person's side and never
 * speaks as the system. What of the reply exists already is not in it either.
 */
export function mergeRoles(prompt: Prompt): Side[] {
  const sides: Side[] = [];
  const add = (side: Side) => {
    const last = sides.at(-1);
    // A text of nothing but space is refused there, as an empty one is.
    if (side.text.trim() === "" && side.images.length === 0) return;
    if (last?.from === side.from) sides[sides.length - 1] = joinSides(last, side);
    else sides.push(side);
  };
  for (const { role, text, images = [] } of prompt.context) {
    if (role !== "system") add({ from: role === "assistant" ? "model" : "user", text, images });
  }
  add({ from: "user", text: joinNotes(prompt), images: [] });
  add({ from: "user", text: prompt.userInput, images: prompt.userImages ?? [] });
  const beginsWithModel = sides[0]?.from === "model";
  return beginsWithModel ? [{ from: "user", text: NOTHING_SAID, images: [] }, ...sides] : sides;
}

/** The system text with the history's system entries behind it (D-3); empty where there is none. */
export function mergeSystem({ system, context }: Prompt): string {
  const entries = context.filter(({ role }) => role === "system").map(({ text }) => text);
  return joinTexts([system, ...entries]);
}

/** The sides with a text before the first, which is the person's: for models that know no system. */
export function withFirst(text: string, [first, ...rest]: readonly Side[]): readonly Side[] {
  if (first === undefined || text === "") return first === undefined ? [] : [first, ...rest];
  return [{ ...first, text: `${text}\n\n${first.text}` }, ...rest];
}

function joinSides(first: Side, second: Side): Side {
  return {
    from: first.from,
    text: joinTexts([first.text, second.text]),
    images: [...first.images, ...second.images],
  };
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}
