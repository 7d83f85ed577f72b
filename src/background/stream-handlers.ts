import type { StreamHandlers } from "../messaging/serve-streams";
import type { App } from "./app";
import { conversationWatch } from "./handlers/conversation-watch";
import { turnWatch } from "./handlers/turn-watch";

/** The handler of every stream. */
export function createStreamHandlers(ready: () => Promise<App>): StreamHandlers {
  return {
    "conversation.watch": async (input, sink) => conversationWatch(await ready(), input, sink),
    "turn.watch": async (input, sink) => turnWatch(await ready(), input, sink),
  };
}
