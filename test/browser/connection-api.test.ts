import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RecordedServer, startRecordedServer } from "../fakes/recorded-server";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readTurn, say, untilChosen, untilStatus } from "./harness/panel-page";
import { tabTo } from "./harness/tab-to";

let server: RecordedServer;
let extension: RunningExtension;
let options: Page;
let panel: Page;
let edit: string;

beforeAll(async () => {
  server = await startRecordedServer({
    "chat/completions": "openai/text.sse",
    responses: "openai/responses-text.sse",
  });
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  const given = { kind: "openai", preset: null, url: server.url, key: null } as const;
  const connection = await extension.call(panel, "connection.add", given);
  const model = { provider: "openai", name: "recorded", url: null } as const;
  await extension.call(panel, "model.choose", { ...model, connectionId: connection.id });
  await untilChosen(panel, "recorded");
  edit = `[data-source-row="${connection.id}"] [data-edit]`;
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 800 });
  await showSection(options, "models");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const API = '[data-connection-edit] select[name="api"]';

/** Chooses as the person does, by the keyboard alone, and saves; what is asked follows. */
async function choose(first: string, value: string): Promise<void> {
  await options.bringToFront();
  await tabTo(options, edit);
  await options.keyboard.press("Enter");
  await options.waitForSelector(API);
  await tabTo(options, API);
  await options.keyboard.type(first);
  expect(await options.$eval(API, (field) => (field as HTMLSelectElement).value)).toBe(value);
  await tabTo(options, "[data-connection-edit] [data-save]");
  await options.keyboard.press("Enter");
  await options.waitForSelector("[data-connection-edit]", { hidden: true });
}

async function ask(): Promise<string> {
  await panel.bringToFront();
  const turnId = await say(panel, "How do I greet in Portuguese?");
  await untilStatus(panel, turnId, "complete");
  return readTurn(panel, turnId);
}

it("a connection asks by the API that was chosen in its form, and by itself as its models want", async () => {
  expect(await ask()).toContain("In Portuguese");
  await choose("R", "responses");
  expect(await ask()).toContain("in Portuguese");
  expect(server.paths).toEqual(["chat/completions", "responses"]);
  await choose("C", "chat");
  await ask();
  expect(server.paths.at(-1)).toBe("chat/completions");
  await choose("A", "auto");
  const { connections } = await extension.call(options, "connection.list", {});
  expect(connections[0]?.api).toBeUndefined();
});

it("says when to choose which, at 360 px and without barriers", async () => {
  await options.bringToFront();
  await tabTo(options, edit);
  await options.keyboard.press("Enter");
  await options.waitForSelector(API);
  const hint = await options.$eval(API, (field) => {
    const id = field.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent;
  });
  expect(hint).toMatch(/no Responses API.*refused as unknown/);
  for (const value of ["light", "dark"]) {
    await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(options)).toEqual([]);
  }
});
