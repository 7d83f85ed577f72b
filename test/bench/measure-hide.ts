import { startOllamaServer } from "../fakes/ollama-server.mjs";
import { withBrowser } from "./bench-worker";
import type { BenchPage } from "./browser/page";
import { hide, openLocked, type Shown, waitFor } from "./measure-lock";
import { typeMessage } from "./product-panel";

const PATIENCE_MS = 60_000;
/** Stands behind each so many characters of a text: how much of it is drawn can be counted by it. */
const SAID = "farewell";
const EVERY = 4_000;
/** As much is said before the rest: 200 KB. */
const FIRST = 52;
const BEGUN = 54;

export type Hides = {
  readonly texts: readonly string[];
  readonly rounds: number;
  /** How often more of a text is asked for before the lock. */
  readonly presses: number;
};

/**
 * For each text, milliseconds from another page's call to lock until neither a panel nor a tab paints
 * any of it. Both have drawn more than 200 KB of it, or what is drawn unasked and once more for each
 * press, and lay more of it out.
 */
export async function measureHides(
  build: string,
  { texts, rounds, presses }: Hides,
): Promise<number[]> {
  const server = await startOllamaServer();
  try {
    return await withBrowser(async (browser) => {
      const { unlock, ...shown } = await openLocked(browser, build, server);
      const samples: number[] = [];
      for (const text of Array.from({ length: rounds }, () => texts).flat()) {
        samples.push(await hideOnce(shown, { server, text, presses }));
        await unlock();
      }
      return samples;
    });
  } finally {
    await server.close();
  }
}

type Said = {
  readonly server: Awaited<ReturnType<typeof startOllamaServer>>;
  readonly text: string;
  readonly presses: number;
};

async function hideOnce(shown: Shown, { server, text, presses }: Said): Promise<number> {
  const { panel, tab } = shown;
  await panel.run(waitFor, "main[data-ready]", PATIENCE_MS);
  await typeMessage(panel, "/new");
  await panel.pressEnter();
  await panel.run(waitFor, "main:not(:has([data-turn]))", PATIENCE_MS);
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  server.setScript(async (chat) => {
    for (let chunk = 0; chunk * EVERY < text.length; chunk += 1) {
      if (chunk === FIRST) await mayGoOn;
      const said = text.slice(chunk * EVERY, (chunk + 1) * EVERY);
      await chat.send(chat.line({ text: `${said}\n\n${SAID}\n\n` }));
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  await typeMessage(panel, "Tell me many words.");
  await panel.pressEnter();
  await panel.run(untilDrawn, { said: SAID, times: FIRST, presses }, PATIENCE_MS);
  // It shows the conversation that was last said something in.
  await tab.reload();
  await tab.run(untilDrawn, { said: SAID, times: FIRST, presses }, PATIENCE_MS);
  goOn();
  const begun = { said: SAID, times: BEGUN, presses: 0 };
  await Promise.all([panel, tab].map((page) => page.run(untilDrawn, begun, PATIENCE_MS)));
  for (const page of [panel, tab]) await failUnlessReading(page);
  return hide(shown, SAID);
}

/** A page that has drawn everything would show nothing of what is measured. */
async function failUnlessReading(page: BenchPage): Promise<void> {
  const isReading = await page.run(async () => {
    document.querySelector<HTMLElement>("[data-show-more]")?.click();
    // What a click changes is on the page right behind it.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return document.querySelector("[data-reading]") !== null;
  });
  if (!isReading) throw new Error("the reply was drawn before it was locked");
}

type Wanted = { readonly said: string; readonly times: number; readonly presses: number };

/**
 * Resolves once the newest reply shows a word so many times, or more of it was asked for so often, and
 * all that was asked for is drawn.
 */
async function untilDrawn({ said, times, presses }: Wanted, patience: number): Promise<void> {
  let left = presses;
  for (const started = Date.now(); Date.now() - started < patience; ) {
    const newest = [...document.querySelectorAll("[data-turn]")].at(-1);
    if ((newest?.textContent ?? "").split(said).length > times) return;
    const more = newest?.querySelector<HTMLElement>("[data-show-more]") ?? null;
    if (more !== null && newest?.querySelector("[data-reading]") === null) {
      if (left === 0) return;
      left -= 1;
      more.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no more than ${times} pieces of a reply were drawn`);
}
