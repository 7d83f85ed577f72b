import type { Page } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

/** What the person said in the conversation that is shown, oldest first, and what of it does not open. */
export async function readHeard({ call }: Pick<RunningExtension, "call">, page: Page) {
  const { conversation } = await call(page, "conversation.open", { channel: "side-panel" });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages, damaged } = await call(page, "message.list", input);
  const texts = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  return { texts, damaged };
}
