import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchProfile } from "../at-rest/search-profile";
import { embedConcepts } from "../fakes/concept-embedder.mjs";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { type PlantedTurn, plantTurns } from "./harness/plant-turns";
import { search, untilFound } from "./harness/search-sheet";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const TIMEOUT_MS = 180_000;
/** Said once; what it is looked for by stands in none of its words. */
const SAID = "Our whiskered friend kept purring beside the stove all night";
const QUERY = "feline pet";

let scratch: string;
let extension: RunningExtension;
let panel: Page;
let title: string;
let server: Server;
let inputs: string[];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "confidant-meaning-"));
  inputs = [];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { input } = JSON.parse(Buffer.concat(parts).toString() || "{}") as { input?: string[] };
    inputs.push(...(input ?? []));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ embeddings: (input ?? []).map(embedConcepts), models: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  extension = await launchExtension({ profileDir: scratch });
  panel = await extension.openPage("sidepanel.html");
  await panel.setViewport({ width: 360, height: 700 });
  await untilSeen(panel, "main[data-ready]");
  const turns = Array.from(
    { length: 60 },
    (_, at): PlantedTurn => [`Invoice ${at} about the roof repair`, `The amount is ${at} dollars`],
  );
  turns[7] = [SAID, "I see."];
  title = await plantTurns(extension, panel, turns);
});

afterAll(async () => {
  await extension?.close();
  server?.close();
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
});

const find = (query: string, mode: "auto" | "vector" | "fts" = "auto") =>
  extension.call(panel, "search.find", {
    ...{ query, mode, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 20 },
  });

/** Until all texts are embedded, by whatever embeds. */
async function untilEmbedded(): Promise<void> {
  const left = async () => {
    const { embedding } = await find("x");
    return embedding === undefined ? null : embedding.count - embedding.embedded;
  };
  await expect.poll(left, { timeout: TIMEOUT_MS }).toBe(0);
}

const snippets = async (query: string, mode?: "vector") =>
  (await find(query, mode)).found.map(({ snippet }) => snippet.text);

describe("finding by meaning", { timeout: TIMEOUT_MS }, () => {
  it("finds a text without a word of it, by what is packaged, and says so in the search (P-085)", async () => {
    expect((await find(QUERY, "fts")).total).toBe(0);
    await untilEmbedded();
    expect((await snippets(QUERY, "vector"))[0]).toBe(SAID);
    await search(panel, QUERY);
    await untilFound(panel, "purring");
    await untilSeen(panel, '[data-search-method="hybrid"]');
    expect(inputs).toEqual([]);
  });

  it("finds by words alone where the person chooses so", async () => {
    await panel.select("[data-mode]", "fts");
    await untilSeen(panel, '[data-search-method="fts"]');
    await panel.waitForFunction(() => document.querySelector("[data-found]") === null);
    await panel.select("[data-mode]", "auto");
    await untilFound(panel, "purring");
  });

  it("is there after a lock of its host: the stored vectors are gone on with", async () => {
    await extension.killWorker();
    expect((await snippets(QUERY, "vector"))[0]).toBe(SAID);
  });

  it("goes by a server's model once the person has named one, and by none where that is chosen (D-26)", async () => {
    const { port } = server.address() as AddressInfo;
    const { id } = await extension.call(panel, "connection.add", {
      ...{ kind: "ollama", preset: null, url: `http://127.0.0.1:${port}`, key: null },
    });
    const options = await extension.openPage("options.html#models");
    await untilSeen(options, "[data-select=embedder]");
    await options.waitForFunction(
      (value) => document.querySelector(`[data-select=embedder] option[value="${value}"]`) !== null,
      {},
      id,
    );
    await options.select("[data-select=embedder]", id);
    await untilSeen(options, "[data-field=embedding-model]");
    expect(inputs).toEqual([]);
    await options.type("[data-field=embedding-model]", "concepts");
    await clickOnceSeen(options, "[data-use-embedder]");
    await untilSeen(options, "[data-embedder=concepts]");
    await expect.poll(() => inputs.includes(SAID), { timeout: 60_000 }).toBe(true);
    await untilEmbedded();
    expect((await snippets("kitten", "vector"))[0]).toBe(SAID);
    await options.select("[data-select=embedder]", "none");
    await expect.poll(async () => (await find("kitten", "vector")).method).toBe("fts");
    await options.select("[data-select=embedder]", "packaged");
    await untilEmbedded();
    await options.close();
  });

  it("finds a text that was purged nowhere, and no word of it or of the query lies in the profile", async () => {
    await panel.keyboard.press("Escape");
    const { conversations } = await extension.call(panel, "conversation.list", {
      ...{ contextId: null, query: title, archived: false, after: null, limit: 20 },
    });
    const { id, messageCount } = conversations[0]?.conversation ?? { id: "", messageCount: 0 };
    expect((await snippets(QUERY, "vector"))[0]).toBe(SAID);
    await extension.call(panel, "conversation.purge", {
      conversationId: id,
      messages: messageCount,
    });
    expect(await snippets(QUERY, "vector")).not.toContain(SAID);
    expect(await snippets("purring")).toEqual([]);
    const needles = new Map(
      [SAID, QUERY, "purring beside"].map((text) => [
        text,
        [Buffer.from(text, "utf8"), Buffer.from(text, "utf16le")],
      ]),
    );
    expect(await searchProfile(scratch, needles)).toEqual(new Map());
  });
});
