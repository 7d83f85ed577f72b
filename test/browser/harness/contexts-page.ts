import type { Page } from "puppeteer-core";
import type { ContextCard } from "../../../src/contract/context";
import type { Id } from "../../../src/domain/id";
import type { RunningExtension } from "./launch-extension";

type Extension = Pick<RunningExtension, "call" | "openPage">;

/** Makes a context by a call; resolves with its id. */
export async function makeContext(
  { call }: Pick<Extension, "call">,
  page: Page,
  name: string,
): Promise<Id> {
  const fields = { name, systemPrompt: `You are called ${name}.` };
  const made = await call(page, "context.create", { id: crypto.randomUUID(), fields });
  return made.context.id;
}

/** The context of that name among those that are listed; fails where there is none. */
export async function findContext(
  { call }: Pick<Extension, "call">,
  page: Page,
  name: string,
): Promise<ContextCard> {
  const { contexts } = await call(page, "context.list", { pageSize: 500, include: "expired" });
  const found = contexts.find(({ context }) => context.name === name);
  if (found === undefined) throw new Error(`no context is called ${name}`);
  return found;
}

/** A tab of the options page with a context to be edited. */
export async function openContext({ openPage }: Pick<Extension, "openPage">, id: Id) {
  const page = await openPage(`options.html#contexts/${id}`);
  await page.waitForSelector("[data-save-state]");
  return page;
}

/** Puts a text into a field of the editor in place of what stands there. */
export async function retypeField(page: Page, selector: string, text: string): Promise<void> {
  await page.bringToFront();
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  if (text === "") await page.keyboard.press("Backspace");
  else await page.keyboard.sendCharacter(text);
}

/** Resolves once the editor says that it is in this state. */
export async function untilSaveState(page: Page, state: string): Promise<void> {
  await page.waitForSelector(`[data-save-state="${state}"]`);
}

/** Resolves with what is told beside a field once the editor finds this wrong with it. */
export async function readProblem(
  page: Page,
  { field, problem }: { readonly field: string; readonly problem: string },
): Promise<string> {
  const element = await page.waitForSelector(
    `div:has(> ${field}) > [data-field-problem="${problem}"]`,
  );
  return (await element?.evaluate((note) => note.textContent)) ?? "";
}
