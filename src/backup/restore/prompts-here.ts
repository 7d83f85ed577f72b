import { cleanLabel } from "../../domain/clean-label";
import { MAX_PROMPT_COMMAND, MAX_SAVED_PROMPTS } from "../../domain/saved-prompt";
import { encodePayload } from "../../store/database/payloads";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";

/** What somebody else's prompts come behind. */
export type PromptsHere = {
  /** A place behind all that open. */
  readonly end: number;
  /** What is typed for them, as `commandOf` gives it. */
  readonly commands: ReadonlySet<string>;
};

export const NO_PROMPTS: PromptsHere = { end: 0, commands: new Set() };

/** The places and the commands of the prompt library as it is here. */
export async function readPromptsHere(here: RowView): Promise<PromptsHere> {
  const commands = new Set<string>();
  let end = 0;
  for await (const rowIds of here.ids("saved_prompts")) {
    const ids = rowIds.map(({ id }) => id);
    for (const row of (await here.find("saved_prompts", ids)).values()) {
      const own = row === "unreadable" ? null : tryDecode("saved_prompts", row.payload);
      if (own === null) continue;
      end = Math.max(end, own.place + 1);
      commands.add(commandOf(own.command));
    }
  }
  return { end, commands };
}

/** Somebody else's prompt behind those of here, in its order, without a command that one of them has. */
export function behindPrompts({ end, commands }: PromptsHere, row: BackupRow): BackupRow {
  const theirs = tryDecode("saved_prompts", row.payload);
  if (theirs === null) return row;
  const place = end + Math.min(Math.max(theirs.place, 0), MAX_SAVED_PROMPTS);
  const command = commands.has(commandOf(theirs.command)) ? "" : theirs.command;
  return { ...row, payload: encodePayload("saved_prompts", { ...theirs, place, command }) };
}

/** What is typed for it: case and what nobody sees make no other command of it. */
function commandOf(command: string): string {
  return cleanLabel(command, MAX_PROMPT_COMMAND).toLowerCase();
}
