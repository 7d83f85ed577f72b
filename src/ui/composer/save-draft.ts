import type { OpenedConversation } from "../../contract/opened-conversation";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly ready: () => Promise<Pick<OpenedConversation, "conversation" | "draft">>;
};

/** What `createDraftController` keeps the draft of one conversation with; fails as `draft.save` does. */
export function createSaveDraft({ client, ready }: Deps) {
  return async (text: string, known: string | null): Promise<string> => {
    const { conversation, draft } = await ready();
    const input = { conversationId: conversation.id, text, over: known ?? draft };
    const { earlier = "" } = await runTwice(() => client.call("draft.save", input));
    return earlier;
  };
}
