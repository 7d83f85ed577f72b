import { HOSTILE, hostileTexts, makeHostile } from "../../builders/hostile-markup";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { BARS, keeps } from "../figure";
import { measureHides } from "../measure-hide";
import { newestReply, openProductPanel, typeMessage } from "../product-panel";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LENGTH = 1_000_000;
/** What a chunk holds while a text streams. */
const CHUNK = 8_000;
/** Of a text that misses the bar the least of so many counts: what is collected may fall anywhere. */
const TRIES = 3;

/** What takes the lexer, the layout and the page's steps the longest; each is locked so often. */
const LOCKED = ["nested list marks", "indented list lines", "emphasis", "quotes in lines", "tags"];
const ROUNDS = 4;

type Server = Awaited<ReturnType<typeof startOllamaServer>>;

/** Replies that are made to hold the panel up, whole and as they stream, and a lock meanwhile. */
export const markupSuite: Suite = async ({ product }, effort) => {
  const length = effort.amount(LENGTH, 20_000);
  const all = hostileTexts(length);
  const tasks = await measureTasks(product, all.slice(0, effort.amount(all.length, 2)));
  const locked = LOCKED.slice(0, effort.amount(LOCKED.length, 1));
  // The lock falls amid it, in the little run as well: what comes behind is never drawn.
  const texts = locked.map((name) => makeHostile(HOSTILE[name] ?? "", LENGTH));
  const hides = await measureHides(product, { texts, rounds: effort.rounds(ROUNDS) });
  const [worst] = tasks.toSorted((one, other) => other.value - one.value);
  return [
    { name: "markup.task", value: worst?.value ?? 0, unit: "ms", n: tasks.length, of: worst?.name },
    { name: "lock.hide.ms", value: percentile95(hides), unit: "ms", n: hides.length },
  ];
};

type Task = { readonly name: string; readonly value: number };

/** The longest task of each text, whole and streamed, in a conversation of its own. */
async function measureTasks(
  product: string,
  texts: readonly (readonly [string, string])[],
): Promise<readonly Task[]> {
  const server = await startOllamaServer();
  try {
    return await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, server);
      const found: Task[] = [];
      for (const [name, text] of texts) {
        for (const chunk of [text.length, CHUNK]) {
          const value = await measureLeast({ browser, panel, server, name, text, chunk });
          found.push({ name: chunk === text.length ? name : `${name}, streamed`, value });
        }
      }
      return found;
    });
  } finally {
    await server.close();
  }
}

type Run = {
  readonly browser: BenchBrowser;
  readonly panel: BenchPage;
  readonly server: Server;
  readonly name: string;
  readonly text: string;
  readonly chunk: number;
};

async function measureLeast(run: Run): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && !keeps(least, BARS["markup.task"] ?? {}); tries += 1) {
    least = Math.min(least, await measureTask(run));
  }
  return least;
}

/** The longest task of the panel from the question until all of the reply is shown. */
async function measureTask({ browser, panel, server, name, text, chunk }: Run): Promise<number> {
  server.setScript(async (chat) => {
    for (let at = 0; at < text.length; at += chunk) {
      await chat.send(chat.line({ text: text.slice(at, at + chunk) }));
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  await typeMessage(panel, "/new");
  await panel.pressEnter();
  await panel.run(untilEmpty);
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Say it.");
  return browser.longestTask(panel, async () => {
    await panel.pressEnter();
    await panel.run(untilShown, earlier, name);
  });
}

/** Resolves once the conversation of before is shown no more. */
async function untilEmpty(): Promise<void> {
  for (const started = Date.now(); document.querySelector("[data-turn]") !== null; ) {
    if (Date.now() - started > 60_000) throw new Error("no new conversation was begun");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Resolves once a reply after `known` has ended and all of it is drawn. */
async function untilShown(known: string, name: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 300_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    const newest = replies.item(replies.length - 1);
    if (newest === null || newest.dataset.turn === known) continue;
    if (/open|streaming/.test(newest.dataset.status ?? "open")) continue;
    if (newest.querySelector("[data-reading]") !== null) continue;
    // What the last step has changed is drawn in the frames after it.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return;
  }
  const last = [...document.querySelectorAll<HTMLElement>("[data-turn]")].at(-1);
  throw new Error(`a reply was not shown in five minutes: ${name}, ${last?.dataset.status}`);
}
