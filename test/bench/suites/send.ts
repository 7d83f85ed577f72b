import { setTimeout as sleep } from "node:timers/promises";
import { startOllamaServer } from "../../fakes/ollama-server.mjs";
import { withBrowser } from "../bench-worker";
import {
  enterTime,
  newestReply,
  openProductPanel,
  typeMessage,
  waitForReply,
} from "../product-panel";
import { median, percentile95 } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
const WARM_UP = 3;
/** Longer than the composer's pause: its draft is kept before Enter, as when a person types. */
const DRAFT_MS = 450;

/** Enter in the real side panel to the request's arrival at a loopback server. */
export const sendSuite: Suite = async ({ product }, effort) => {
  const n = effort.rounds(N);
  const server = await startOllamaServer({ script: "reply", scriptOptions: { text: "Well." } });
  try {
    const { warm, cold } = await withBrowser(async (browser) => {
      const { panel, stopWorker } = await openProductPanel(browser, product, server);
      let replies = 0;
      const send = async (isCold: boolean) => {
        await typeMessage(panel, `How long does message ${replies} take on its way?`);
        await sleep(DRAFT_MS);
        const earlier = await newestReply(panel);
        if (isCold) await stopWorker();
        await panel.pressEnter();
        replies += 1;
        await waitForReply(panel, earlier);
        const chats = server.requests.filter(({ path }) => path === "/api/chat");
        if (chats.length !== replies) throw new Error("a message was not sent exactly once");
        return (chats.at(-1)?.at ?? Number.NaN) - (await enterTime(panel));
      };
      for (let round = 0; round < effort.rounds(WARM_UP); round += 1) await send(false);
      const samples: Samples = { warm: [], cold: [] };
      for (let round = 0; round < n; round += 1) {
        samples.warm.push(await send(false));
        samples.cold.push(await send(true));
      }
      return samples;
    });
    return [
      { name: "send.warm.ms", value: percentile95(warm), unit: "ms", n },
      { name: "send.warm.median", value: median(warm), unit: "ms", n },
      { name: "send.cold.ms", value: percentile95(cold), unit: "ms", n },
      { name: "send.cold.median", value: median(cold), unit: "ms", n },
    ];
  } finally {
    await server.close();
  }
};

type Samples = { readonly warm: number[]; readonly cold: number[] };
