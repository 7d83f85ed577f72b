import { parseJson } from "../../src/domain/parse-json";
import { readConversation } from "../../src/foreign/read-conversation";

/** What reading an export is told in tests. */
export const READ_OPTIONS = {
  now: Date.UTC(2024, 0, 1),
  clipMark: " [cut]",
  markOf: (thing: string, name: string) => (name === "" ? `[${thing}]` : `[${thing}: ${name}]`),
};

/** What is read of one conversation's JSON: `links` as `previous>id`. */
export function readMadeText(text: string, now = READ_OPTIONS.now) {
  const result = readConversation(parseJson(text), { ...READ_OPTIONS, now });
  const notes = Object.fromEntries(result.notes);
  if (result.type === "problem") {
    return { problem: result.problem, notes, links: [], texts: [], conversation: null };
  }
  const { conversation, source } = result;
  const links = conversation.messages.map(({ id, previous }) => `${previous ?? ""}>${id}`);
  const texts = conversation.messages.map(({ text }) => text);
  return { conversation, source, notes, links, texts, problem: null };
}

/** What is read of one conversation. */
export function readMade(value: unknown, now?: number) {
  return readMadeText(JSON.stringify(value), now);
}

/** As `readMade`, of a later day, with what each message holds; without what is the same in all. */
export function readMessages(value: unknown) {
  const { conversation, ...rest } = readMade(value, Date.UTC(2026, 0, 1));
  const messages = conversation?.messages.map(({ id, previous, role, text, ...more }) => {
    return { link: `${previous ?? ""}>${id}`, role, text, ...more };
  });
  return { ...rest, conversation, messages };
}
