import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { openPlanted } from "./harness/plant-turns";
import { clickOnceSeen } from "./harness/until-seen";

const FLOWCHART = `flowchart LR
  A[Ask] --> B{Is it known?}
  B -->|Yes| C([Answer])
  B -- No --> D[(Look it up)]
  D -.-> B
  subgraph one [مجموعة]
    C --> E[مرحبا بالعالم]
  end`;
const SEQUENCE = `sequenceDiagram
  actor P as Person
  participant S as Server
  P->>S: Ask
  loop Every minute
    S-->>P: Not yet
  end
  Note over P,S: Calm`;
const HOSTILE = `flowchart TD
  A["<img src=x onerror=globalThis.ran=1>"] --> B["<script>globalThis.ran=2</script>"]
  B --> C["a\u202eb"]
  click A "javascript:globalThis.ran=3"
  click B call run()
  style C fill:url(https://example.net/pixel)`;
const UNKNOWN = "flowchart TD\n  A --> B\n  this is no line";

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``;

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER, { scrollbars: true });
  const said = [FLOWCHART, SEQUENCE, HOSTILE, UNKNOWN].map(fence).join("\n\n");
  panel = await openPlanted(extension, [["Draw", said]]);
  // While it is read on, its blocks may be made anew.
  await panel.waitForFunction(
    () =>
      document.querySelectorAll("[data-show-diagram]").length === 4 &&
      document.querySelector("[data-reading]") === null,
  );
});

afterAll(() => extension?.close());

async function press(at: number): Promise<void> {
  const button = `[data-diagram-at="${at}"] [data-show-diagram]`;
  await panel.$$eval("[data-show-diagram]", (all) => {
    for (const [index, one] of all.entries()) {
      one.closest('div[dir="ltr"]')?.setAttribute("data-diagram-at", String(index));
    }
  });
  await panel.$eval(button, (one) => one.scrollIntoView({ block: "center" }));
  await clickOnceSeen(panel, button);
}

const partsOf = (at: number) =>
  panel.$$eval(`[data-diagram-at="${at}"] svg text`, (all) =>
    all.map(({ textContent }) => textContent),
  );

describe("a diagram in a reply", () => {
  it("is its source until it is asked for", async () => {
    expect(await panel.$$("[data-diagram]")).toEqual([]);
    expect(await panel.$$eval("[data-show-diagram]", (all) => all.length)).toBe(4);
  });

  it("is drawn with a name, in words too, and is its source again", async () => {
    await press(0);
    await panel.waitForSelector('[data-diagram-at="0"] svg[role="img"][aria-label="Flowchart"]');
    expect(await partsOf(0)).toEqual(
      expect.arrayContaining(["Ask", "Is it known?", "Yes", "No", "مجموعة", "مرحبا بالعالم"]),
    );
    const inWords = await panel.$$eval('[data-diagram-at="0"] li', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(inWords.slice(0, 2)).toEqual(["Ask to Is it known?", "Is it known? to Answer: Yes"]);
    await press(0);
    await panel.waitForSelector('[data-diagram-at="0"] pre');
    expect(await panel.$$("[data-diagram]")).toEqual([]);
    await press(0);
    // Drawn, it has another height: what lies below it moves.
    await panel.waitForSelector('[data-diagram-at="0"] svg');
    await press(1);
    await panel.waitForSelector('[data-diagram-at="1"] svg[aria-label="Sequence diagram"]');
    expect(await partsOf(1)).toEqual(
      expect.arrayContaining([
        "Person",
        "Server",
        "Ask",
        "loop",
        "[Every minute]",
        "Not yet",
        "Calm",
      ]),
    );
  });

  it("has texts that all have room in their boxes, and scrolls by the keyboard in its own", async () => {
    const tight = await panel.$$eval(
      "[data-node]",
      (all) =>
        all.flatMap((node) => {
          const box = node.querySelector("[data-part=box]")?.getBoundingClientRect();
          return [...node.querySelectorAll("text")].filter((text) => {
            const own = text.getBoundingClientRect();
            return box === undefined || own.left < box.left || own.right > box.right;
          });
        }).length,
    );
    expect(tight).toBe(0);
    const beyond = await panel.$eval(
      "main",
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(beyond).toBe(0);
    // A page that is not in front may paint no frame on a busy machine, and it scrolls by frames.
    await panel.bringToFront();
    const box = await panel.$('[data-diagram-at="0"] [data-diagram]');
    await box?.focus();
    // Once: a key while it begins to scroll would begin that anew.
    await panel.keyboard.press("ArrowRight");
    const scrolled = () => box?.evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(scrolled, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  it("has no barriers in light and dark", async () => {
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
      for (const index of process.env.SHOTS ? [0, 1] : []) {
        await panel.$eval(`[data-diagram-at="${index}"]`, (one) => one.scrollIntoView());
        await panel.screenshot({ path: `${process.env.SHOTS}/diagram-${index}-${value}.png` });
      }
    }
  });

  it("runs, loads and links nothing, whatever it says, under the extension's own policy", async () => {
    await press(2);
    await panel.waitForSelector('[data-diagram-at="2"] [data-diagram]');
    const texts = (await partsOf(2)).join("");
    expect(texts).toContain("a[U+202E]b");
    expect(texts).toContain("<script>globalThis.ran=2</script>");
    const active = await panel.$$eval(
      "[data-diagram] :is(a, img, image, use, script, style, foreignObject, iframe, [href], [onclick], [onerror])",
      (all) => all.map(({ outerHTML }) => outerHTML),
    );
    expect(active).toEqual([]);
    for (const node of await panel.$$('[data-diagram-at="2"] [data-node]')) await node.click();
    expect(await panel.evaluate(() => Reflect.get(globalThis, "ran"))).toBe(undefined);
  });

  it("stays its source where a line is not understood, and says which", async () => {
    await press(3);
    const refusal = await panel.waitForSelector('[data-diagram-at="3"] [data-refusal]');
    expect(await refusal?.evaluate(({ textContent }) => textContent)).toContain("line 3");
    expect(await panel.$$('[data-diagram-at="3"] pre')).toHaveLength(1);
  });

  it("is copied as its source", async () => {
    await panel.evaluate(() => {
      Object.assign(navigator.clipboard, {
        writeText: (text: string) => {
          Reflect.set(globalThis, "copied", text);
          return Promise.resolve();
        },
      });
    });
    const button = '[data-diagram-at="0"] [data-copy]';
    await panel.$eval(button, (one) => one.scrollIntoView({ block: "center" }));
    await clickOnceSeen(panel, button);
    expect(await panel.evaluate(() => Reflect.get(globalThis, "copied"))).toBe(FLOWCHART);
  });
});
