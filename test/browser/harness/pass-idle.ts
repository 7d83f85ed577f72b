import type { Page } from "puppeteer-core";
import type { OllamaServer } from "../../fakes/ollama-server.mjs";
import { untilQuiet } from "./heard";
import type { RunningExtension } from "./launch-extension";
import { moveClock } from "./move-clock";

type Idle = { readonly panel: Page; readonly server: OllamaServer; readonly ms: number };

/** Lets so much time pass without a word, as the worker sees it, until nothing is left to do. */
export async function passIdle(
  extension: RunningExtension,
  { panel, server, ms }: Idle,
): Promise<void> {
  await untilQuiet(server);
  await moveClock(extension, { ms, pages: [] });
  await extension.call(panel, "prompt.change", { idleMinutes: 30 });
  await untilQuiet(server);
}
