import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import type { PageWanted } from "../panel-watch";
import { readWindow } from "../read-window";
import { pageWords } from "../words/page-words";

/**
 * Attaches the page beside the panel, and types what is wanted of it: sending stays the person's. The
 * prompt library is listed only for a page that is there: its prompts call it what is attached.
 */
export async function bringPage(
  { client, attachments, edits }: Pick<Panel, "client" | "attachments" | "edits">,
  { part, ask }: PageWanted,
): Promise<void> {
  const windowId = await readWindow();
  let brought: Id | null = null;
  const adding = attachments.bring({
    name: pageWords.parts[part],
    seal: async (id, conversationId) => {
      brought = id;
      const input = { id, conversationId, windowId, part };
      const answer = await runTwice(() => client.call("page.attach", input));
      return answer.kind === "attached" ? answer.attachment : answer;
    },
  });
  const isPrompt = ask === "prompt";
  edits.toComposer(isPrompt || ask === "ask" ? undefined : pageWords.asks[ask][part]);
  await adding;
  const isThere = attachments.get().list.some(({ id }) => id === brought);
  if (isPrompt && isThere) edits.toPrompts(part);
}
