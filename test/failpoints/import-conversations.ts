import type { ImportedConversation, ImportedMessage } from "../../src/domain/imported";
import type { Stage } from "./scenario";

const SAID_AT = 1_700_000_000_000;

/** How many conversations a page hands over at a time. */
const TOGETHER = 50;

/** Brings conversations along in which a question was answered twice, or was said what is given. */
export async function importConversations(
  { panel }: Pick<Stage, "panel">,
  named: readonly Pick<ImportedConversation, "id" | "rank">[],
  messages?: ImportedMessage[],
): Promise<void> {
  const { contextId } = (await panel.open()).conversation;
  const source = "chatgpt";
  const { base } = await panel.call("import.begin", { contextId, source });
  for (let from = 0; from < named.length; from += TOGETHER) {
    const conversations = named.slice(from, from + TOGETHER).map((one) => ({
      ...importedConversation(one),
      ...(messages === undefined ? {} : { messages }),
    }));
    await panel.call("import.add", { contextId, source, base, conversations });
  }
}

/** A question with two answers, the second of which was shown. */
export function importedConversation({
  id,
  rank,
}: Pick<ImportedConversation, "id" | "rank">): ImportedConversation {
  return {
    id,
    title: id,
    createdAt: SAID_AT,
    updatedAt: SAID_AT,
    messages: [importedMessage("1", null), importedMessage("2", "1"), importedMessage("3", "1")],
    leaf: null,
    rank,
  };
}

/** A message that says `text` and its id; the first one and those marked so are questions. */
export function importedMessage(
  id: string,
  previous: string | null,
  role: ImportedMessage["role"] = id === "1" ? "user" : "assistant",
): ImportedMessage {
  return { id, previous, role, text: `text ${id}`, createdAt: SAID_AT + Number(id), model: "" };
}
