import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";

/**
 * How the shown conversation is at this moment, measured for a message of nothing. Once: what followed
 * the message that is being typed would be read out anew at each pause of it.
 */
export async function readStatus({ client, sync }: Pick<Panel, "client" | "sync">) {
  const { conversation, contextName } = await sync.ready();
  const input = { conversationId: conversation.id };
  const [health, { newest }, totals] = await Promise.all([
    runTwice(() => client.call("health", {})),
    runTwice(() => client.call("debug.promptInfo", input)),
    // Where nothing can be measured, all else is told.
    runTwice(() => client.call("prompt.measure", { ...input, text: "" })).catch(() => null),
  ]);
  return { contextName, damaged: health.damaged, mode: newest?.mode ?? null, totals };
}
