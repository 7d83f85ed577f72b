import type { Page } from "puppeteer-core";

/** Puts a text into the composer as a paste does, in place of what stands there, unit by unit. */
export async function pasteExactly(panel: Page, text: string): Promise<void> {
  await panel.evaluate((json) => {
    const field = document.querySelector<HTMLTextAreaElement>("[data-composer]");
    if (field === null) return;
    field.focus();
    field.value = JSON.parse(json);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, toAscii(text));
}

/** The text of the newest user message that `message.list` gives, exactly as it is stored. */
export async function readStoredExactly(page: Page): Promise<string> {
  const json = await page.evaluate(async () => {
    const call = async (type: string, data: unknown) => {
      const message = { id: 1, type, data, timestamp: Date.now() };
      return (await chrome.runtime.sendMessage(message)).res;
    };
    const { conversation } = await call("conversation.open", { channel: "side-panel" });
    const input = { conversationId: conversation.id, before: null, limit: 2 };
    const { messages } = await call("message.list", input);
    return JSON.stringify(messages[0].text).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  });
  return JSON.parse(json);
}

/** JSON in ASCII: no transport on the way to a page and back may change what a test is about. */
function toAscii(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
