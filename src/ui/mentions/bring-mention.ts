import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import { mentionWords } from "../words/mention-words";
import { conversationFile } from "./conversation-file";
import type { Mentionable } from "./read-mentions";

/** Attaches what was chosen: a conversation as a file that is made of it now, a file once more, what a server says. */
export function bringMention(
  { client, attachments }: Pick<Panel, "client" | "attachments">,
  chosen: Mentionable,
): Promise<void> {
  if (chosen.kind === "file") {
    const { messageId, attachment } = chosen;
    return attachments.bring({
      name: attachment.name,
      seal: (id, conversationId) => {
        const input = { id, conversationId, messageId, attachmentId: attachment.id };
        return runTwice(() => client.call("attachment.again", input));
      },
    });
  }
  if (chosen.kind === "resource") {
    const { server, resource } = chosen;
    const what = { kind: "resource", uri: resource.uri } as const;
    return attachments.bring({
      name: resource.name,
      seal: (id, conversationId) => {
        const input = { id, conversationId, server: server.id, what };
        return runTwice(() => client.call("server.attach", input));
      },
    });
  }
  const { conversation, contextName } = chosen.card;
  return attachments.bring({
    name: conversation.title || mentionWords.untitled,
    seal: async (id, conversationId) => {
      const attached = await conversationFile(client, { conversation, contextName });
      return runTwice(() => client.call("attachment.add", { id, conversationId, attached }));
    },
  });
}
