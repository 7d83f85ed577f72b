import { HOSTILE, makeHostile, makeWideTable } from "../../builders/hostile-markup";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import { measureLocks } from "../measure-lock";
import { newestReply, openProductPanel, typeMessage } from "../product-panel";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LENGTH = 1_000_000;
/** What a chunk holds while a text streams. */
const CHUNK = 4_000;

const TEXTS: readonly string[] = [
  ...Object.values(HOSTILE).map((unit) => makeHostile(unit, LENGTH)),
  makeWideTable(2_000, LENGTH),
];

type Server = Awaited<ReturnType<typeof startOllamaServer>>;

/** Replies that are made to hold the panel up, whole and as they stream, and a lock meanwhile. */
export const markupSuite: Suite = async ({ product }) => {
  const server = await startOllamaServer();
  try {
    const tasks: number[] = [];
    for (const text of TEXTS) {
      for (const chunk of [LENGTH, CHUNK]) {
        tasks.push(await measureTask({ product, server, text, chunk }));
      }
    }
    const locks = await measureLocks(product, { text: makeHostile("* * * x\n", LENGTH) });
    return [
      { name: "markup.task", value: Math.max(...tasks), unit: "ms", n: tasks.length },
      { name: "lock.hide.ms", value: percentile95(locks), unit: "ms", n: locks.length },
    ];
  } finally {
    await server.close();
  }
};

type Run = {
  readonly product: string;
  readonly server: Server;
  readonly text: string;
  readonly chunk: number;
};

/** The longest task of the panel from the question until all of the reply is shown. */
function measureTask({ product, server, text, chunk }: Run): Promise<number> {
  server.setScript(async (chat) => {
    for (let at = 0; at < text.length; at += chunk) {
      await chat.send(chat.line({ text: text.slice(at, at + chunk) }));
      if (chunk < text.length) await chat.sleep(4);
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  return withBrowser(async (browser) => {
    const { panel } = await openProductPanel(browser, product, server);
    const earlier = await newestReply(panel);
    await typeMessage(panel, "Say it.");
    await panel.run(noteLongTasks);
    await panel.pressEnter();
    await panel.run(untilShown, earlier);
    return panel.run(() => Math.round(Number(document.documentElement.dataset.benchTask)));
  });
}

/** Resolves once a reply after `known` is complete and all of it is drawn. */
async function untilShown(known: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 120_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
    const newest = replies.item(replies.length - 1);
    if (newest === null || newest.dataset.turn === known) continue;
    if (newest.dataset.status !== "complete") continue;
    if (newest.querySelector("[data-reading]") !== null) continue;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return;
  }
  throw new Error("the reply was not shown in two minutes");
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
