import type { Stage } from "../scenario";

/**
 * A vault without a lock, and a conversation with the fake server as its model. Nothing is asked in
 * the background until that is allowed.
 */
export async function begin({ panel, server }: Stage): Promise<void> {
  await panel.setUp();
  await panel.open();
  await panel.call("prompt.change", { backgroundLocal: false });
  await panel.call("model.choose", { provider: "ollama", name: "", url: server.url });
}

/** One question, answered to its end, and what is done after it. */
export async function ask({ panel }: Stage, question: string): Promise<string> {
  const turn = await panel.send(question);
  await panel.finish(turn);
  await panel.rest();
  return turn;
}
