import type { Channel } from "../../domain/conversation";
import type { HeadFields } from "../rows/changes";

type Input = { readonly channel: Channel; readonly now: number };

/** The head of a conversation in which nothing has been said yet. */
export function newHeadFields({ channel, now }: Input): HeadFields {
  return {
    channel,
    title: "",
    activeLeaf: null,
    nextDepth: 0,
    messageCount: 0,
    deletedCount: 0,
    tokenCount: 0,
    tags: [],
    archivedAt: null,
    origin: null,
    createdAt: now,
    updatedAt: now,
  };
}
