import { catalogue } from "./catalogue";
import { countOf } from "./format";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  return more > 0 ? `${known} and ${countOf(more, "other", "others")}` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const enUnlisted = {
  why: {
    "no-chat": (names: readonly string[], more: number) =>
      `Not listed, because they do not chat: ${join(names, more)}.`,
    elsewhere: (names: readonly string[], more: number) =>
      `Not listed, because Ollama passes them on to another host: ${join(names, more)}.`,
    held: (names: readonly string[], more: number) =>
      `Not listed, because they came with a backup: ${join(names, more)}.`,
    name: (names: readonly string[], more: number) =>
      `Left out, because their names cannot be told to a model or are taken: ${join(names, more)}.`,
    "too-long": (names: readonly string[], more: number) =>
      `Left out, because their descriptions are too long or too deep: ${join(names, more)}.`,
    "too-many": (names: readonly string[], more: number) =>
      `Left out, because there are too many: ${join(names, more)}.`,
  },
  allowHeld: "Allow their connection in Options, Models.",
};

/** Why models are not offered; said beside lists only, so that no first picture loads it. */
export const unlistedWords: typeof enUnlisted = catalogue("unlisted", enUnlisted);
