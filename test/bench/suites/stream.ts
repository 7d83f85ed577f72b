import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { newestReply, openProductPanel, typeMessage, waitForReply } from "../product-panel";
import { median, medianRatio, type Pair } from "../statistics";
import type { Builds, Suite } from "../suite";

const N = 6;
const TOKENS = 4_000;
const TOKENS_PER_SECOND = 2_000;
const PARAGRAPH_WORDS = 80;
const LAST_WORD = "farewell";

type Server = Awaited<ReturnType<typeof startOllamaServer>>;

/** Tokens per second on the panel's screen, against a plain fetch that reads the same answer. */
export const streamSuite: Suite = async ({ product, bench }, effort) => {
  const n = effort.rounds(N);
  const tokens = effort.amount(TOKENS, 400);
  const scriptOptions = { text: makeReply(tokens), tokensPerSecond: TOKENS_PER_SECOND };
  const server = await startOllamaServer({ script: "reply", scriptOptions });
  try {
    const pairs: Pair[] = [];
    for (let round = 0; round < n; round += 1) {
      pairs.push(
        await withBrowser((browser) => measurePair(browser, { product, bench, server, tokens })),
      );
    }
    const panelRate = median(pairs.map(({ a }) => a));
    const plainRate = median(pairs.map(({ b }) => b));
    return [
      { name: "stream.ratio", value: medianRatio(pairs), unit: "ratio", n },
      { name: "stream.panel", value: panelRate, unit: "tokens/s", n },
      { name: "stream.fetch", value: plainRate, unit: "tokens/s", n },
    ];
  } finally {
    await server.close();
  }
};

type Setting = Pick<Builds, "product" | "bench"> & {
  readonly server: Server;
  readonly tokens: number;
};

/** One pair in a browser of its own: a panel that already shows long replies has more to lay out. */
async function measurePair(browser: BenchBrowser, setting: Setting): Promise<Pair> {
  const { product, bench, server, tokens } = setting;
  const { panel } = await openProductPanel(browser, product, server);
  const reader = await browser.openPage(await browser.load(bench), "page.html");
  const a = await tokensPerSecond(server, tokens, () => followPanel(panel));
  return { a, b: await tokensPerSecond(server, tokens, () => plainFetch(reader, server.url)) };
}

/** Tokens per second from the request's arrival until the reading tells that it has all. */
export async function tokensPerSecond(
  server: Server,
  tokens: number,
  read: () => Promise<number>,
): Promise<number> {
  const end = await read();
  const request = server.requests.findLast(({ path }) => path === "/api/chat");
  if (request === undefined) throw new Error("the server was not asked");
  return tokens / ((end - request.at) / 1_000);
}

/** When the reply's last token stood in the panel: milliseconds since 1970. */
export async function followPanel(panel: BenchPage): Promise<number> {
  const earlier = await newestReply(panel);
  await typeMessage(panel, "Tell me many words.");
  const shown = panel.run(
    (known, last) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          const replies = document.querySelectorAll<HTMLElement>("[data-turn]");
          const reply = replies.item(replies.length - 1);
          if (reply === null || reply.dataset.turn === known) return;
          if (!reply.textContent?.includes(last)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error("the reply did not arrive in a minute")), 60_000);
      }),
    earlier,
    LAST_WORD,
  );
  await panel.pressEnter();
  const end = await shown;
  await waitForReply(panel, earlier);
  return end;
}

/** One token for each word, in paragraphs as models write them. */
export function makeReply(tokens: number): string {
  const words = Array.from({ length: tokens - 1 }, (_, at) => {
    return `word${at}${at % PARAGRAPH_WORDS === PARAGRAPH_WORDS - 1 ? "\n\n" : " "}`;
  });
  return words.join("") + LAST_WORD;
}

/** When a page had read the whole answer: milliseconds since 1970. */
export function plainFetch(page: BenchPage, url: string): Promise<number> {
  return page.run(async (base) => {
    const response = await fetch(`${base}/api/chat`, {
      method: "POST",
      body: JSON.stringify({ model: "llama3.2", messages: [], stream: true }),
    });
    const reader = response.body?.getReader();
    while (reader !== undefined && !(await reader.read()).done);
    return Date.now();
  }, url);
}
