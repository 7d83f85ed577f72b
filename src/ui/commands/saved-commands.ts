import { cleanLabel } from "../../domain/clean-label";
import { COMMANDS } from "../../domain/command";
import { withoutHidden } from "../../domain/hidden-characters";
import { fillVariables, variablesOf } from "../../domain/prompt-variables";
import { MAX_PROMPT_COMMAND, MAX_PROMPT_TITLE, type SavedPrompt } from "../../domain/saved-prompt";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import type { OtherCommand } from "./match-commands";

/** A command that stands for a prompt of the library. */
export type SavedCommand = OtherCommand & { readonly title: string; readonly text: string };

/** A prompt that is about to stand in the composer. */
export type PromptUse = {
  readonly title: string;
  readonly text: string;
  /** What is known of its variables. */
  readonly values: ReadonlyMap<string, string>;
  /** The variables that the person is asked for. */
  readonly missing: readonly string[];
};

type Named = Pick<SavedPrompt, "title" | "command">;

/** The commands of the prompt library; none where it cannot be read. */
export async function readSavedCommands(
  client: Pick<Panel["client"], "call">,
): Promise<readonly SavedCommand[]> {
  try {
    const { prompts } = await runTwice(() => client.call("library.list", {}));
    const names = nameCommands(prompts);
    return prompts.map(({ title, command, text }, nth) => {
      // A backup of somebody else's may have brought it.
      const shown = cleanLabel(title, MAX_PROMPT_TITLE);
      const hint = command === "" ? cleanLabel(text, MAX_PROMPT_TITLE) : shown;
      // Two variables that look the same are one, as is asked for them.
      return { name: names[nth] ?? "", hint, title: shown, text: withoutHidden(text) };
    });
  } catch {
    return [];
  }
}

/** What each is called behind the slash: as the person says, else as its title; none as another one. */
export function nameCommands(prompts: readonly Named[]): readonly string[] {
  const taken = new Set<string>(COMMANDS);
  const numbers = new Map<string, number>();
  return prompts.map(({ title, command }) => {
    const wanted = toName(command) || toName(withoutMarks(title)) || "prompt";
    let name = wanted;
    // From where the last of that name ended: thousands may want the same.
    for (let nth = numbers.get(wanted) ?? 2; taken.has(name); nth += 1) {
      name = `${wanted}-${nth}`;
      numbers.set(wanted, nth + 1);
    }
    taken.add(name);
    return name;
  });
}

/** A title holds commas and the like, which nobody types in a command. */
function withoutMarks(title: string): string {
  return title.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, " ");
}

function toName(text: string): string {
  const name = cleanLabel(text, MAX_PROMPT_TITLE)
    .toLowerCase()
    .replace(/[\s/]+/gu, "-");
  return wholeWords(name).replace(/^-+|-+$/g, "");
}

/** As many of its words as there is room for; one that is longer itself is cut. */
function wholeWords(name: string): string {
  if (name.length <= MAX_PROMPT_COMMAND) return name;
  const end = name.lastIndexOf("-", MAX_PROMPT_COMMAND);
  return name.slice(0, end > 0 ? end : MAX_PROMPT_COMMAND);
}

type Given = {
  /** What stands behind the command: the first variable, or the end of a text that has none. */
  readonly typed: string;
  /** What stands for the page in a text that names it; null where none was asked about. */
  readonly page: string | null;
};

/** A prompt with what is known of its variables. */
export function beginUse({ title, text }: SavedCommand, { typed, page }: Given): PromptUse {
  const values = new Map<string, string>(page === null ? [] : PAGE.map((name) => [name, page]));
  const open = variablesOf(text).filter((name) => !values.has(name));
  const [first] = open;
  if (typed === "") return { title, text, values, missing: open };
  if (first === undefined) return { title, text: `${text}\n\n${typed}`, values, missing: [] };
  return { title, text, values: values.set(first, typed), missing: open.slice(1) };
}

/** What such a text calls the page, or what is selected in it. */
const PAGE = ["page", "selection"] as const;

/** The text that is to stand in the composer, with what was answered. */
export function endUse({ text, values, missing }: PromptUse, answers: readonly string[]): string {
  const given = missing.map((name, nth) => [name, answers[nth] ?? ""] as const);
  // A prompt of somebody else's backup may act by what nobody sees of it.
  return withoutHidden(fillVariables(text, new Map([...values, ...given])));
}
