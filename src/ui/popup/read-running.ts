import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/** An answer that is being written somewhere. */
export type RunningAnswer = {
  readonly turnId: Id;
  readonly conversationId: Id;
  readonly title: string;
  readonly contextName: string;
  /** Null where its conversation is not among those listed: a temporary one. */
  readonly contextId: Id | null;
  readonly isPopup: boolean;
};

/** What is written to stands among the newest. */
const NEWEST = 50;

/** The answers that are being written, with the context of each; nothing more is asked while none is. */
export async function readRunning(client: Pick<Client, "call">): Promise<readonly RunningAnswer[]> {
  const { turns } = await runTwice(() => client.call("turn.running", {}));
  if (turns.length === 0) return [];
  const newest = { contextId: null, after: null, limit: NEWEST, query: "", archived: false };
  const { conversations } = await runTwice(() => client.call("conversation.list", newest));
  return turns.map((turn) => {
    const found = conversations.find(({ conversation }) => conversation.id === turn.conversationId);
    return {
      ...turn,
      contextId: found?.conversation.contextId ?? null,
      isPopup: found?.conversation.channel === "popup",
    };
  });
}
