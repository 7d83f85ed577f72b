import type { Page } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

/** What the person said in the conversation that is shown, oldest first, and what of it does not open. */
export async function readHeard({ call }: Pick<RunningExtension, "call">, page: Page) {
  const { conversation } = await call(page, "conversation.open", { channel: "side-panel" });
  const texts: string[] = [];
  const damaged: string[] = [];
  let before: string | null = null;
  do {
    const input = { conversationId: conversation.id, before, limit: 200 };
    const part: Awaited<ReturnType<typeof list>> = await list(call, page, input);
    const said = part.messages.filter(({ role }) => role === "user").map(({ text }) => text);
    texts.unshift(...said);
    damaged.push(...part.damaged);
    before = part.more ? (part.messages[0]?.id ?? null) : null;
  } while (before !== null);
  return { texts, damaged };
}

type List = {
  readonly conversationId: string;
  readonly before: string | null;
  readonly limit: number;
};

function list(call: RunningExtension["call"], page: Page, input: List) {
  return call(page, "message.list", input);
}
