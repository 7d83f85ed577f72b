import { firstWords } from "../../domain/first-words";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { hideStored } from "../../domain/redaction";
import { FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "../database/scan-rows";
import type { HeadFields } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { rowToMessage } from "../rows/row-to-entity";
import { readSettings } from "../settings/settings-store";

export type Title = Pick<HeadFields, "title" | "titleOf" | "taint">;

type Question = Pick<Message, "id" | "role" | "text" | "attachments" | "deletedAt" | "taint">;

const NO_TITLE: Title = { title: "", titleOf: undefined, taint: undefined };

/** Whether a title was given by the person, a model or an import: first words never replace it. */
export function isGiven({ title, titleOf }: Title): boolean {
  return title !== "" && titleOf === undefined;
}

/** The title that a message's first words make; null where they make none. */
export function titleOfMessage(
  { id, role, text, attachments, deletedAt, taint }: Question,
  hide?: (text: string) => string,
): Title | null {
  if (role !== "user" || deletedAt !== null) return null;
  const title = firstWords({ text, attachments }, hide);
  if (title === "") return null;
  return { title, titleOf: id, taint: taint.length === 0 ? undefined : taint };
}

/** The title that the first of these messages makes that makes one; an empty one where none does. */
export function titleOfFirst(
  messages: readonly Question[],
  hide?: (text: string) => string,
): Title {
  for (const message of messages) {
    const title = titleOfMessage(message, hide);
    if (title !== null) return title;
  }
  return NO_TITLE;
}

type Input = {
  readonly conversationId: Id;
  /** Messages whose words are not to be in it. */
  readonly without?: ReadonlySet<Id>;
};

/** Messages looked at together, and in all: the first questions may have been deleted. */
const FEW = 20;
const MOST = 2_000;

/**
 * The title that a stored conversation's first question makes, as the person's rules for what is kept
 * are now; an empty one where no question is found.
 */
export async function readFirstTitle(
  { database, reader }: ReadDeps,
  { conversationId, without = new Set() }: Input,
): Promise<Title> {
  const { prompt } = await readSettings(reader);
  const until = [conversationId, LAST_KEY];
  let after: ScanKey = [conversationId, FIRST_KEY];
  for (let seen = 0, limit = FEW; seen < MOST; seen += limit, limit = 10 * FEW) {
    const range = { table: "messages", index: "[parent+order]", after, until, limit } as const;
    const rows = await readAfter(database, range);
    const opened = await tryOpenAll(
      reader,
      "messages",
      rows.filter(({ id }) => !without.has(id)),
    );
    const title = titleOfFirst(opened.map(rowToMessage), hideStored(prompt.redactions));
    if (title.title !== "" || rows.length < limit) return title;
    after = [conversationId, rows.at(-1)?.order];
  }
  return NO_TITLE;
}

type Begun = {
  /** As it is before the message. */
  readonly title: Title;
  /** The message that is being stored. */
  readonly user: Message;
  /** The one that it is another version of. */
  readonly edits?: Id | undefined;
  readonly hide?: ((text: string) => string) | undefined;
};

/**
 * What a new message makes of the title: the first one gives it, and another version of that one gives
 * it anew, for what is read in a list is then what was asked last. Null where it stays; `"earlier"`
 * where an earlier question gives it.
 */
export function titleBegun({ title, user, edits, hide }: Begun): Title | "earlier" | null {
  if (isGiven(title)) return null;
  const isFirst = user.previous === null || (edits !== undefined && edits === title.titleOf);
  if (isFirst) return titleOfMessage(user, hide);
  return title.title === "" ? "earlier" : null;
}
