import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportedConversation } from "../../src/domain/imported";
import { searchProfile } from "../at-rest/search-profile";
import { SCRIPTS, zipfText } from "../bench/zipf-words";
import { embedConcepts } from "../fakes/concept-embedder.mjs";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { foundTexts, search, untilFound, untilNone } from "./harness/search-sheet";
import { untilSeen } from "./harness/until-seen";

const MESSAGES = 20_000;
const IN_ONE = 50;
const BATCH = 50;
/** In every message, so that as many are found as are counted. */
const EVERYWHERE = "zzq";

/** One sentence, in five scripts; of each a beginning that it is found by, and another word of what it says. */
const PLANTED = [
  ["vermil", "The vermilion kettle sings at dusk", "teapot"],
  ["киновар", "Киноварный чайник поёт в сумерках", "самовар"],
  ["القرمز", "الغلاية القرمزية تغني عند الغسق", "إبريق"],
  ["朱红水", "朱红水壶在黄昏歌唱", "茶炊"],
  ["あかねやか", "ゆうぐれにあかねやかんがうたう", "てつびん"],
] as const;

let extension: RunningExtension;
let panel: Page;
let contextId: string;
let server: Server;

const messageOf = (conversation: string, depth: number, text: string) => ({
  ...{ id: `${conversation}-${depth}`, text, model: "" },
  previous: depth === 0 ? null : `${conversation}-${depth - 1}`,
  role: depth % 2 === 0 ? ("user" as const) : ("assistant" as const),
  createdAt: Date.UTC(2025, 0, 1) + depth * 1_000,
});

function conversationOf(at: number, texts: readonly string[], title: string): ImportedConversation {
  const id = `c${at}`;
  const time = Date.UTC(2025, 0, 1) + at * 60_000;
  const head = { id, title, createdAt: time, updatedAt: time, leaf: null, rank: at };
  return { ...head, messages: texts.map((text, depth) => messageOf(id, depth, text)) };
}

function fillerOf(at: number): ImportedConversation {
  const script = SCRIPTS[at % SCRIPTS.length] ?? "latin";
  const texts = Array.from(
    { length: IN_ONE },
    (_, depth) => `${zipfText(script, 8, at * IN_ONE + depth)} ${EVERYWHERE}`,
  );
  return conversationOf(at, texts, `Filler ${at}`);
}

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPage("sidepanel.html");
  await panel.setViewport({ width: 360, height: 700 });
  await untilSeen(panel, "main[data-ready]");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  contextId = opened.conversation.contextId;
  const source = "chatgpt";
  // What made-up words mean is near to anything: here it is words that are found, or not.
  await extension.call(panel, "search.setEmbedder", { choice: { type: "none" } });
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  const count = MESSAGES / IN_ONE;
  for (let at = 0; at < count; at += BATCH) {
    const conversations = Array.from({ length: BATCH }, (_, nth) => fillerOf(at + nth));
    // Among the others, neither first nor last.
    if (at === BATCH) {
      const said = PLANTED.map(([, text]) => text);
      conversations.push(conversationOf(count, said, "Planted"));
    }
    await extension.call(panel, "import.add", { contextId, source, base, conversations });
  }
  await search(panel, EVERYWHERE);
  await panel.waitForFunction(
    () => {
      const textsOf = (name: string) =>
        [...document.querySelectorAll(`[data-conversation-sheet] ${name}`)].map(
          ({ textContent }) => textContent ?? "",
        );
      const isCounted = textsOf("[data-total]").some((text) => text.startsWith("More than"));
      return isCounted && textsOf("[data-searched]").every((text) => text === "");
    },
    { timeout: 100_000 },
  );
}, 150_000);

afterAll(async () => {
  await extension?.close();
  server?.close();
});

/** A server that embeds texts of any script. */
async function startEmbedding(): Promise<number> {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { input } = JSON.parse(Buffer.concat(parts).toString() || "{}") as { input?: string[] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ embeddings: (input ?? []).map(embedConcepts), models: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Has everything embedded by that server. */
async function embedAll(): Promise<void> {
  const url = `http://127.0.0.1:${await startEmbedding()}`;
  const { id } = await extension.call(panel, "connection.add", {
    ...{ kind: "ollama", preset: null, url, key: null },
  });
  const model = { provider: "ollama", name: "concepts", url, connection: id } as const;
  await extension.call(panel, "search.setEmbedder", { choice: { type: "model", model } });
  const left = async () => {
    const { progress } = await extension.call(panel, "search.embedder", {});
    return progress === null ? null : progress.count - progress.embedded;
  };
  await expect.poll(left, { timeout: 300_000, interval: 500 }).toBe(0);
}

const nodes = () => panel.evaluate(() => document.querySelectorAll("*").length);
const rows = () => panel.$$eval("[data-found]", (all) => all.length);

/** The place in the list of the row that Enter takes; 0 where it is not on the page. */
const positionOfChosen = () =>
  panel.evaluate(() => {
    const row = document.querySelector('[data-found][aria-selected="true"]');
    return Number(row?.getAttribute("aria-posinset") ?? 0);
  });

describe("among 20,000 messages", () => {
  it("more than 10,000 hits are gone through by keys with few of them on the page", async () => {
    await search(panel, EVERYWHERE);
    await untilSeen(panel, "[data-found]");
    const first = await nodes();
    expect(await rows()).toBeLessThan(60);
    await panel.focus("[role=listbox]");
    // Each end reads on, until there is no other.
    const goOn = async () => {
      await panel.keyboard.press("End");
      expect(await rows()).toBeLessThan(60);
      return positionOfChosen();
    };
    await expect.poll(goOn, { timeout: 60_000, interval: 5 }).toBeGreaterThan(1_500);
    expect(await nodes()).toBeLessThan(first + 300);
    await panel.keyboard.press("Home");
    await untilSeen(panel, '[data-found][aria-posinset="1"][aria-selected="true"]');
  }, 80_000);

  it.each(PLANTED)(
    "%s finds the one planted sentence of its script (M-084)",
    async (typed, said) => {
      await search(panel, typed);
      await untilFound(panel, said);
      expect(await foundTexts(panel)).toEqual([said]);
    },
  );

  it("finds each by another word of the same meaning, too (M-084, P-085)", async () => {
    await embedAll();
    for (const [, said, meant] of PLANTED) {
      await search(panel, meant);
      await untilFound(panel, said);
      expect(await foundTexts(panel)).toEqual([said]);
    }
  }, 360_000);

  it("opens at the sentence with the words marked that it was found by", async () => {
    const [typed, said] = PLANTED[1];
    await search(panel, typed);
    await untilFound(panel, said);
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(
      (text) => document.activeElement?.textContent?.includes(text) === true,
      {},
      said,
    );
    const marked = () =>
      panel.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map((one) => one.toString()));
    await expect.poll(marked).toEqual(["Киноварный"]);
  });

  it("finds it nowhere once it is deleted, not in the profile's bytes either", async () => {
    const { conversations } = await extension.call(panel, "conversation.list", {
      ...{ contextId: null, query: "Planted", archived: false, after: null, limit: 5 },
    });
    const [card] = conversations;
    if (card === undefined) throw new Error("It was planted.");
    const { id, messageCount } = card.conversation;
    await extension.call(panel, "conversation.purge", {
      ...{ conversationId: id, messages: messageCount },
    });
    await panel.waitForFunction(() => document.querySelector("[data-message]") === null);
    for (const [, said, meant] of PLANTED) {
      const filters = { contextId: null, conversationId: null, kinds: [], skip: 0, limit: 100 };
      const near = { query: meant, mode: "vector" as const, ...filters };
      const { found } = await extension.call(panel, "search.find", near);
      expect(found.map(({ snippet }) => snippet.text)).not.toContain(said);
      const { total } = await extension.call(panel, "search.find", {
        ...{ query: `"${said}"`, ...filters },
      });
      expect(total).toBe(0);
    }
    // Made-up words stand near to something: what nobody finds is seen by words.
    await extension.call(panel, "search.setEmbedder", { choice: { type: "none" } });
    for (const [typed] of PLANTED) {
      await search(panel, typed);
      await untilNone(panel);
    }
    const needles = new Map(
      PLANTED.flatMap(([, said, meant]) => [said, meant]).map((text) => [text, bytesOf(text)]),
    );
    expect(await searchProfile(extension.profileDir, needles)).toEqual(new Map());
  });
});

/** The longest word of a sentence, as files of a browser may hold it. */
function bytesOf(said: string): readonly Buffer[] {
  const [longest = ""] = said.split(" ").sort((left, right) => right.length - left.length);
  return [Buffer.from(longest, "utf8"), Buffer.from(longest, "utf16le")];
}
