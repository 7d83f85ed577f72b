import type { Unlisted } from "../../domain/unlisted";
import { countOf } from "./en-format";

/** Why models are not offered; said beside lists only, so that no first picture loads it. */
export const unlistedWords: Readonly<
  Record<Unlisted["why"], (names: readonly string[], more: number) => string>
> = {
  "no-chat": (names, more) => `Not listed, because they do not chat: ${join(names, more)}.`,
  elsewhere: (names, more) =>
    `Not listed, because Ollama passes them on to another host: ${join(names, more)}.`,
  held: (names, more) => `Not listed, because they came with a backup: ${join(names, more)}.`,
};

/** What is to be done about those that came with a backup. */
export const allowHeld = "Allow their connection in Options, Models.";

function join(names: readonly string[], more: number): string {
  const known = names.join(", ");
  return more > 0 ? `${known} and ${countOf(more, "other", "others")}` : known;
}
