import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RecordedServer, startRecordedServer } from "../fakes/recorded-server";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { tabTo } from "./harness/tab-to";
import { untilSeen } from "./harness/until-seen";

/** What the recording names, in its order. */
const SOURCES = [
  "https://populationstat.com/united-states/san-francisco",
  "https://en.wikipedia.org/wiki/San_Francisco",
  "https://fred.stlouisfed.org/graph/?g=4K5j",
  "https://www.california-demographics.com/cities_by_population",
  "https://worldpopulationreview.com/us-cities/california/san-francisco",
  "https://worldpopulationreview.com/us-counties/california/san-francisco-county",
  "https://www.worldometers.info/world-population/us-population/",
];

let server: RecordedServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startRecordedServer({ "chat/completions": "openai/perplexity-citations.sse" });
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 800 });
  const given = { kind: "openai", preset: null, url: server.url, key: null } as const;
  const connection = await extension.call(panel, "connection.add", given);
  const model = { provider: "openai", name: "recorded", url: null } as const;
  await extension.call(panel, "model.choose", { ...model, connectionId: connection.id });
  await untilChosen(panel, "recorded");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

it("the sources of a streamed reply stand under it, numbered, reached by the keyboard, and stay", async () => {
  const turnId = await say(panel, "How many people live there?");
  await untilStatus(panel, turnId, "complete");
  const list = `[data-turn="${turnId}"] [data-sources]`;
  const read = async () => {
    await untilSeen(panel, list);
    return panel.$$eval(`${list} ol > li`, (all) => all.map((one) => one.textContent));
  };
  expect(await read()).toEqual(SOURCES);
  // Numbered by the list itself, as assistive technology reads it out.
  const numbers = (one: Element) => getComputedStyle(one).listStyleType;
  expect(await panel.$eval(`${list} ol`, numbers)).toBe("decimal");
  await tabTo(panel, `${list} li:nth-child(2) [role="link"]`);
  await tabTo(panel, `${list} li:nth-child(7) [role="link"]`);
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
    const [width, room] = await panel.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(width).toBeLessThanOrEqual(room ?? 0);
  }
  await panel.reload();
  expect(await read()).toEqual(SOURCES);
});
