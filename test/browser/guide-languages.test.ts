import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "./harness/free-port";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readReply, say, untilStatus } from "./harness/panel-page";

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(await freePort());
  panel = await extension.openPanel();
});

afterAll(() => extension.close());

async function ask(question: string): Promise<string> {
  const turn = await say(panel, question);
  await untilStatus(panel, turn, "complete");
  return readReply(panel, turn);
}

// The browser is English: the language is that of the question.
describe("the built-in guide in an English browser", () => {
  it("answers a German question in German, by the names that stand on German pages", async () => {
    const reply = await ask("Wie sperre ich?");
    expect(reply).toMatch(/^Hier antwortet noch kein Sprachmodell/);
    expect(reply).toContain("Einstellungen, Sperre");
    expect(reply).toContain("Eine vergessene Passphrase kann niemand zurücksetzen");
    expect(reply).toMatch(/Nächster Schritt: /);
  });

  it("answers an Arabic question in Arabic", async () => {
    const reply = await ask("كيف أضيف مفتاح API؟");
    expect(reply).toMatch(/^لا يجيب هنا أي نموذج لغوي بعد/);
    expect(reply).toContain("الخيارات › النماذج");
  });

  it("still answers an English one in English", async () => {
    expect(await ask("How do I lock?")).toMatch(/^No language model answers here yet/);
  });
});
