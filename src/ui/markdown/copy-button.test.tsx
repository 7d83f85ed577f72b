import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { CopyButton, CopyMessage } from "./copy-button";

afterEach(() => {
  vi.unstubAllGlobals();
});

const BUTTONS = [
  ["a code's", <CopyButton key="" text="x" />],
  ["a message's", <CopyMessage key="" text="x" messageId="m" />],
] as const;

it.each(BUTTONS)(
  "%s copy is told once: that it was made, and not that another can be",
  async (_, button) => {
    const page = await livePage();
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
    await page.show(button);
    const status = page.find("[aria-live]");
    expect(status.textContent).toBe("");
    await page.click("button");
    expect([status.textContent, page.find("button").getAttribute("aria-label")]).toEqual([
      "Copied",
      "Copied",
    ]);
    await page.until(() => page.find("button").getAttribute("aria-label") === "Copy");
    expect(status.textContent).toBe("");
  },
);

it.each(BUTTONS)(
  "%s copy that the browser refuses is told, until it is pressed again",
  async (_, button) => {
    const page = await livePage();
    let isRefused = true;
    const writeText = async () => {
      if (isRefused) throw new DOMException("no", "NotAllowedError");
    };
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await page.show(button);
    await page.click("button");
    const status = page.find("[aria-live]");
    expect(status.textContent).toContain("did not let it be copied");
    expect(page.find("button").getAttribute("aria-label")).toBe(status.textContent);
    // What is said a second time is announced where nothing stood there meanwhile.
    let refuse = () => {};
    const refused = new Promise<void>((_, reject) => {
      refuse = () => reject(new DOMException("no", "NotAllowedError"));
    });
    vi.stubGlobal("navigator", { clipboard: { writeText: () => refused } });
    await page.click("button");
    expect(status.textContent).toBe("");
    refuse();
    await expect.poll(() => status.textContent).toContain("did not let it be copied");
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    isRefused = false;
    await page.click("button");
    expect(status.textContent).toBe("Copied");
    await page.until(() => status.textContent === "");
  },
);
