import { catalogue } from "./catalogue";
import { enConversationList } from "./en-conversation-list";

/** The texts of the list of conversations, apart from the others: only who opens it has to load them. */
export const conversationWords: typeof enConversationList = catalogue(
  "conversations",
  enConversationList,
);
