import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeContext } from "./harness/contexts-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { readNames, untilListed } from "./harness/popup-page";

const EARLY = "[data-early-field]:focus";

let extension: RunningExtension;
let tab: Page;

beforeAll(async () => {
  extension = await launchExtension();
  tab = await extension.openPage("welcome.html");
  for (const name of ["Work", "Garden"]) await makeContext(extension, tab, name);
  // From then on it is known what the field says.
  const first = await extension.openPage("popup.html");
  await untilListed(first);
  await first.close();
});

afterAll(() => extension?.close());

/** The popup's page, whose script waits until it is let go. */
async function openHeld(): Promise<{ readonly popup: Page; readonly letGo: () => Promise<void> }> {
  const popup = await extension.browser.newPage();
  const held = await popup.evaluateOnNewDocument(() => {
    const waiting: (() => void)[] = [];
    const { setTimeout: later } = window;
    window.requestAnimationFrame = () => 0;
    Object.assign(window, {
      setTimeout: (run: () => void) => waiting.push(run),
      letGo: () => {
        window.setTimeout = later;
        for (const run of waiting) run();
      },
    });
  });
  await popup.goto(tab.url().replace("welcome.html", "popup.html"));
  const letGo = async () => {
    await popup.removeScriptToEvaluateOnNewDocument(held.identifier);
    await popup.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  };
  return { popup, letGo };
}

it("keeps what is typed into its field before its script is there, and goes on in it", async () => {
  const { popup, letGo } = await openHeld();
  await popup.waitForSelector(EARLY);
  const { role, name } = (await popup.accessibility.snapshot())?.children?.[0] ?? {};
  await popup.keyboard.type("or");
  await letGo();
  await untilListed(popup);
  expect(await readNames(popup)).toEqual(["Work"]);
  expect(await popup.$(EARLY)).toBeNull();
  const field = await popup.waitForSelector("[data-context-search]:focus");
  const label = await field?.evaluate((one) => one.getAttribute("aria-label"));
  expect({ role, name }).toEqual({ role: "combobox", name: label });
  await popup.keyboard.type("k");
  expect(await field?.evaluate((one) => (one as HTMLInputElement).value)).toBe("ork");
  await popup.close();
});

it("clears by Escape what was typed, and switches by an Enter that came before its script", async () => {
  const { popup, letGo } = await openHeld();
  await popup.waitForSelector(EARLY);
  await popup.keyboard.type("Work");
  await popup.keyboard.press("Escape");
  await popup.keyboard.type("Garden");
  await popup.keyboard.press("Enter");
  await letGo();
  await popup.waitForSelector('[data-ask-line][aria-label="Ask Garden"]:focus');
  await popup.close();
});

it.each([
  ["the vault is locked", ["opens-without-lock", "no"]],
  ["another language is wanted", ["language", "de"]],
] as const)("has no such field where %s", async (_, [key, value]) => {
  const was = await tab.evaluate((name) => localStorage.getItem(name), key);
  await tab.evaluate((name, text) => localStorage.setItem(name, text), key, value);
  const { popup } = await openHeld();
  await popup.waitForSelector("[data-early-field]");
  expect(await popup.$(EARLY)).toBeNull();
  await popup.close();
  await tab.evaluate(
    (name, text) =>
      text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text),
    key,
    was,
  );
});
