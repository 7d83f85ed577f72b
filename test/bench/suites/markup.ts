import { HOSTILE, makeHostile, makeWideTable } from "../../builders/hostile-markup";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { measureLocks } from "../measure-lock";
import { newestReply, openProductPanel, typeMessage } from "../product-panel";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LOCK_N = 10;
const LENGTH = 1_000_000;
/** What a chunk holds while a text streams. */
const CHUNK = 4_000;

function textsOf(length: number): readonly (readonly [string, string])[] {
  const repeated = Object.entries(HOSTILE).map(
    ([name, unit]) => [name, makeHostile(unit, length)] as const,
  );
  return [...repeated, ["a wide table", makeWideTable(2_000, length)]];
}

type Server = Awaited<ReturnType<typeof startOllamaServer>>;

/** Replies that are made to hold the panel up, whole and as they stream, and a lock meanwhile. */
export const markupSuite: Suite = async ({ product }, effort) => {
  const length = effort.amount(LENGTH, 20_000);
  const texts = textsOf(length);
  const server = await startOllamaServer();
  try {
    const tasks = await withBrowser(async (browser) => {
      const { panel } = await openProductPanel(browser, product, server);
      await panel.run(noteLongTasks);
      const found: number[] = [];
      for (const [name, text] of texts.slice(0, effort.amount(texts.length, 2))) {
        for (const chunk of [length, CHUNK]) {
          found.push(await measureTask({ panel, server, name, text, chunk }));
        }
      }
      return found;
    });
    const locks = await measureLocks(product, {
      n: effort.rounds(LOCK_N),
      text: makeHostile("* * * x\n", length),
    });
    return [
      { name: "markup.task", value: Math.max(...tasks), unit: "ms", n: tasks.length },
      { name: "lock.hide.ms", value: percentile95(locks), unit: "ms", n: locks.length },
    ];
  } finally {
    await server.close();
  }
};

type Run = {
  readonly panel: BenchPage;
  readonly server: Server;
  readonly name: string;
  readonly text: string;
  readonly chunk: number;
};

/** The longest task of the panel from the question until all of the reply is shown. */
async function measureTask({ panel, server, name, text, chunk }: Run): Promise<number> {
  server.setScript(async (chat) => {
    for (let at = 0; at < text.length; at += chunk) {
      await chat.send(chat.line({ text: text.slice(at, at + chunk) }));
      if (chunk < text.length) await chat.sleep(4);
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  await typeMessage(panel, "/new");
  await panel.pressEnter();
  await panel.run(untilEmpty);
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Say it.");
  await panel.run(forgetTasks);
  await panel.pressEnter();
  await panel.run(untilShown, earlier, name);
  return panel.run(() => Math.round(Number(document.documentElement.dataset.benchTask)));
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
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    const newest = replies.item(replies.length - 1);
    if (newest === null || newest.dataset.turn === known) continue;
    if (/open|streaming/.test(newest.dataset.status ?? "open")) continue;
    if (newest.querySelector("[data-reading]") !== null) continue;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return;
  }
  const last = [...document.querySelectorAll<HTMLElement>("[data-turn]")].at(-1);
  throw new Error(`a reply was not shown in a minute: ${name}, ${last?.dataset.status}`);
}

function forgetTasks(): void {
  document.documentElement.dataset.benchTask = "0";
}

function noteLongTasks(): void {
  const { dataset } = document.documentElement;
  dataset.benchTask = "0";
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      dataset.benchTask = String(Math.max(Number(dataset.benchTask), duration));
    }
  });
  observer.observe({ entryTypes: ["longtask"] });
}
