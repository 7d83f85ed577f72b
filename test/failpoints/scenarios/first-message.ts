import type { Stage } from "../scenario";

/** A vault without a lock, and a conversation with the fake server as its model. */
export async function begin({ panel, server }: Stage): Promise<void> {
  await panel.setUp();
  await panel.open();
  await panel.call("model.choose", { provider: "ollama", name: "", url: server.url });
}

/** One question, answered to its end. */
export async function ask(stage: Stage, question: string): Promise<string> {
  const turn = await stage.panel.send(question);
  await stage.panel.finish(turn);
  return turn;
}
