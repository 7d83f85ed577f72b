import type { Page } from "puppeteer-core";

/** Has what a page asks of the worker under this name wait until `letGo`; once per call of this. */
export async function deferCalls(
  page: Page,
  name: string,
): Promise<{ readonly letGo: () => Promise<void> }> {
  await page.evaluate((held) => {
    const { runtime } = chrome;
    type Send = (message: { readonly type: string }, ...more: unknown[]) => unknown;
    const send = runtime.sendMessage.bind(runtime) as Send;
    const go = new Promise((resolve) => addEventListener("let-go", resolve, { once: true }));
    const defer: Send = (message, ...more) =>
      message.type === held ? go.then(() => send(message, ...more)) : send(message, ...more);
    Reflect.set(runtime, "sendMessage", defer);
  }, name);
  return {
    letGo: async () => {
      await page.evaluate(() => dispatchEvent(new Event("let-go")));
    },
  };
}
