import type { Browser, Page } from "puppeteer-core";

type Answered = (answer: unknown) => void;
/** In both of its forms: with a callback it gives no promise. */
type Send = (given: unknown, answered?: Answered) => Promise<unknown>;

/**
 * A tab of the extension that keeps every answer and every message that the worker sends it, as
 * JSON texts; `readHeard` gives them.
 */
export async function openRecording(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, "heard", heard);
    const keep = (message: unknown) => {
      heard.push(JSON.stringify(message) ?? "");
      return message;
    };
    const { runtime } = chrome;
    const sendMessage = runtime.sendMessage.bind(runtime) as Send;
    const connect = runtime.connect.bind(runtime) as (given: unknown) => chrome.runtime.Port;
    Reflect.set(runtime, "sendMessage", (given: unknown, answered?: Answered) => {
      if (answered === undefined) return sendMessage(given).then(keep);
      return sendMessage(given, (answer) => answered(keep(answer)));
    });
    Reflect.set(runtime, "connect", (given: unknown) => {
      const port = connect(given);
      port.onMessage.addListener(keep);
      return port;
    });
    runtime.onMessage.addListener((message, sender) => {
      // The browser also hands over what other pages send to the worker: that has a document.
      if (sender.documentId === undefined) keep(message);
    });
  });
  await page.goto(url);
  return page;
}

/** Everything that the page has heard since it was opened. */
export async function readHeard(page: Page): Promise<string> {
  return page.evaluate(() => (Reflect.get(globalThis, "heard") as string[]).join("\n"));
}

/**
 * What the worker writes to its console from now on, as JSON texts, with what the browser writes
 * there. Attaches to it, after which it never starts again.
 */
export async function recordConsole(browser: Browser): Promise<readonly string[]> {
  const written: string[] = [];
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  const session = await target.createCDPSession();
  const keep = (event: unknown) => written.push(JSON.stringify(event));
  session.on("Log.entryAdded", keep);
  session.on("Runtime.exceptionThrown", keep);
  session.on("Runtime.consoleAPICalled", async (event) => {
    keep(event);
    for (const { objectId } of event.args) {
      if (objectId === undefined) continue;
      keep(await session.send("Runtime.getProperties", { objectId, ownProperties: true }));
    }
  });
  await session.send("Log.enable");
  await session.send("Runtime.enable");
  return written;
}
