import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeGguf } from "../builders/make-gguf";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { handOver, untilFile } from "./harness/model-files";
import { plantTurns } from "./harness/plant-turns";
import { untilSeen } from "./harness/until-seen";

const TIMEOUT_MS = 60_000;
const SAID = "The ferry leaves at nine from the northern quay";

let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPage("sidepanel.html");
  await untilSeen(panel, "main[data-ready]");
  await plantTurns(extension, panel, [
    [SAID, "Good."],
    ["Which tyres does the bicycle need?", "Wide ones, for gravel."],
    ["x", "y"],
  ]);
  options = await extension.openPage("options.html#models");
});

afterAll(() => extension?.close());

const find = (mode: "vector" | "auto") =>
  extension.call(panel, "search.find", {
    ...{ query: SAID, mode, contextId: null, conversationId: null, kinds: [], skip: 0, limit: 5 },
  });

it(
  "a model file that is chosen in the options embeds all texts, without a network (P-085)",
  async () => {
    const { id } = await handOver(extension, options, { name: "small.gguf", bytes: makeGguf() });
    await untilFile(extension, options, id, ({ state }) => state === "ready");
    await untilSeen(options, `[data-select=embedder] option[value="${id}"]`);
    await options.select("[data-select=embedder]", id);
    const chosen = async () => (await extension.call(panel, "search.embedder", {})).choice;
    await expect
      .poll(chosen, { timeout: TIMEOUT_MS })
      .toMatchObject({ type: "file", file: { id } });
    const left = async () => {
      const { embedding } = await find("auto");
      return embedding === undefined ? null : embedding.count - embedding.embedded;
    };
    await expect.poll(left, { timeout: TIMEOUT_MS }).toBe(0);
    const { method, found } = await find("vector");
    expect(method).toBe("vector");
    expect(found[0]?.snippet.text).toBe(SAID);
  },
  2 * TIMEOUT_MS,
);

it(
  "a file that is gone leaves the words to search by, and says why",
  async () => {
    const { files } = await extension.call(options, "modelFile.list", {});
    for (const { id } of files) await extension.call(options, "modelFile.remove", { id });
    const { method, found } = await extension.call(panel, "search.find", {
      ...{ query: "ferry quay", mode: "auto", contextId: null, conversationId: null, kinds: [] },
      ...{ skip: 0, limit: 5 },
    });
    expect([method, found[0]?.snippet.text]).toEqual(["fts", SAID]);
  },
  TIMEOUT_MS,
);
