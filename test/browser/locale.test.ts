import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { openConversations, say, untilStatus } from "./harness/panel-page";

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchExtension({ extraArgs: ["--accept-lang=de-DE"] });
});

afterAll(() => extension.close());

describe("in a browser that is German", () => {
  it("numbers and dates are written as there, and words stay the texts' own", async () => {
    const panel = await extension.openPanel();
    expect(await panel.evaluate(() => navigator.language)).toBe("de-DE");
    const turn = await say(panel, "word ".repeat(6_000));
    await untilStatus(panel, turn, "complete");
    await openConversations(panel);
    const counts = await panel.$eval("[data-row-counts]", (part) => part.textContent);
    expect(counts).toMatch(/^2 messages · \d+(,\d)?k tokens/);
    const when = await panel.$eval("[data-conversation-row] time", (part) => [
      part.textContent,
      part.getAttribute("title"),
    ]);
    expect(when[0]).toMatch(/this minute|ago/);
    expect(when[1]).toMatch(/^(Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)\w+, \d+\. \p{L}+ \d{4}/u);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
    await panel.focus("[data-composer]");
    await panel.keyboard.sendCharacter("word ".repeat(6_000));
    await panel.waitForFunction(() =>
      /\d\.\d{3} tokens/.test(
        document.querySelector("[data-window-bar]")?.getAttribute("aria-label") ?? "",
      ),
    );
  });
});
