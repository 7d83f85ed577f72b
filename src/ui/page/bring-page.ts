import type { PageWanted } from "../../domain/page-ask";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import { readWindow } from "../read-window";
import { pageWords } from "../words/page-words";

/** Attaches a page that is or was beside the panel, and types what is wanted of it: sending stays the person's. */
export async function bringPage(
  { client, attachments, edits }: Pick<Panel, "client" | "attachments" | "edits">,
  { part, ask, tabId }: PageWanted,
): Promise<void> {
  const windowId = await readWindow();
  const adding = attachments.bring({
    name: pageWords.parts[part],
    seal: async (id, conversationId) => {
      const input = { id, conversationId, windowId, tabId, part };
      const answer = await runTwice(() => client.call("page.attach", input));
      return answer.kind === "attached" ? answer.attachment : answer;
    },
  });
  if (ask === "prompt") edits.toPrompts(part);
  else edits.toComposer(ask === "ask" ? undefined : pageWords.asks[ask][part]);
  await adding;
}
