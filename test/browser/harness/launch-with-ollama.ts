import type { Page } from "puppeteer-core";
import type { Message } from "../../../src/domain/message";
import { type LaunchOptions, launchExtension, type RunningExtension } from "./launch-extension";

/**
 * A Chromium in which Ollama's usual address leads to the given port of this machine, so that the
 * extension finds that server by itself, and never one that happens to run on this machine.
 */
export function launchWithOllama(
  port: number | string,
  { extraArgs = [], ...options }: LaunchOptions = {},
): Promise<RunningExtension> {
  const rules = [
    `MAP 127.0.0.1:11434 127.0.0.1:${port}`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP localhost 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  // The later switch of the same name is the one that holds.
  const resolver = `--host-resolver-rules=${rules.join(", ")}`;
  return launchExtension({ ...options, extraArgs: [resolver, ...extraArgs] });
}

/** A port on which nothing answers (discard). */
export const NO_SERVER = 9;

/** Everything stored in the conversation, oldest first, asked from a page of the extension. */
export async function readStored(
  extension: Pick<RunningExtension, "call">,
  page: Page,
): Promise<Message[]> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  return (await extension.call(page, "message.list", input)).messages;
}
