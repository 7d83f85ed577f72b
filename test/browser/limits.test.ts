import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { chooseAction, say, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const NINE = Array.from({ length: 9 }, (_, at) => `${at}.txt`);

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPanel();
  await untilStatus(panel, await say(panel, "Begin"), "complete");
});

afterAll(() => extension.close());

/** What the person is told of a failure. */
async function readAlert(within = "body"): Promise<string> {
  await untilSeen(panel, `${within} [role="alert"]`);
  return panel.$eval(`${within} [role="alert"]`, (part) => part.textContent ?? "");
}

async function answer(question: "rename" | "tags", text: string): Promise<string> {
  await chooseAction(panel, question);
  await untilSeen(panel, "[data-text-question]");
  await panel.keyboard.sendCharacter(text);
  await panel.keyboard.press("Enter");
  const sentence = await readAlert("[data-small-dialog]");
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-small-dialog]", { hidden: true });
  return sentence;
}

describe("a limit that is passed is named with its number", () => {
  it("for a title", async () => {
    expect(await answer("rename", "t".repeat(201))).toMatch(/title has 200 characters at most/);
  });

  it("for a tag and for how many there are", async () => {
    expect(await answer("tags", "t".repeat(41))).toMatch(/tag has 40 characters at most/);
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(", ");
    expect(await answer("tags", many)).toMatch(/can be 20 tags at most/);
  });

  it("for attachments: how many, and how large each", async () => {
    await addFiles(NINE, 10);
    expect(await readAlert("form")).toMatch(/takes 8 attachments at most/);
    await panel.waitForFunction(() => document.querySelectorAll("[data-attachment]").length === 8);
    for (let left = 8; left > 0; left -= 1) {
      await clickOnceSeen(panel, "[data-remove-attachment]");
      await panel.waitForFunction(
        (most) => document.querySelectorAll("[data-attachment]").length < most,
        {},
        left,
      );
    }
    await addFiles(["large.txt"], 524_289);
    expect(await readAlert("form")).toMatch(/large\.txt is too large: .*524,288 bytes at most/);
  });

  it("for a message", async () => {
    await panel.$eval("[data-composer]", (field) => {
      (field as HTMLTextAreaElement).value = "m".repeat(1_048_577);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await panel.focus("[data-composer]");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-problem="limit-exceeded"]');
    const sentence = await panel.$eval(
      '[data-problem="limit-exceeded"]',
      (part) => part.textContent,
    );
    expect(sentence).toContain("1,048,576 bytes");
    const kept = await panel.$eval(
      "[data-composer]",
      (field) => (field as HTMLTextAreaElement).value.length,
    );
    expect(kept).toBe(1_048_577);
  });
});

/** Drops text files of that many bytes onto the panel. */
async function addFiles(names: readonly string[], bytes: number): Promise<void> {
  await panel.evaluate(
    (all, size) => {
      const dataTransfer = new DataTransfer();
      for (const name of all) dataTransfer.items.add(new File(["a".repeat(size)], name));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    },
    names,
    bytes,
  );
}
