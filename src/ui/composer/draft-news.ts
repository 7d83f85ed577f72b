import type { OpenedConversation } from "../../contract/opened-conversation";
import type { Client } from "../../messaging/client";
import type { DraftController } from "./draft-controller";

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly ready: () => Promise<Pick<OpenedConversation, "conversation">>;
  readonly drafts: Pick<DraftController, "known">;
  /** What stands in the field. */
  readonly text: () => string;
};

/**
 * What another page has stored in place of a draft that nobody has touched here, or where nothing
 * stands, before and while it was asked for; null where there is none. No field is emptied.
 */
export async function readDraftNews({ client, ready, drafts, text }: Deps): Promise<string | null> {
  const known = drafts.known();
  // What a page has known stays so when that was sent.
  const isUntouched = () => drafts.known() === known && ["", known].includes(text());
  if (known === null || !isUntouched()) return null;
  const { conversation } = await ready();
  const { draft } = await client.call("conversation.show", { conversationId: conversation.id });
  return draft === "" || draft === known || !isUntouched() ? null : draft;
}
