import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContext } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { switchContext } from "./harness/panel-page";
import { openPlanted } from "./harness/plant-turns";
import { openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen } from "./harness/until-seen";

const DISPLAY = "\\[\n\\int_0^1 x_1 * y_1 \\, dx = \\frac{a}{b} \\\\\n- c\n\\]";
const LONG = `$$ ${Array.from({ length: 40 }, (_, at) => `x_{${at}}`).join(" + ")} $$`;
const MATH = [
  "Energy is \\(E = mc^2 * k_1 * k_2\\), a set is $\\{1, 2\\}$, and it costs $5 and $10.",
  DISPLAY,
  LONG,
  "Water is H~2~O, not ~~H~~.",
].join("\n\n");

const BROKEN = "Not \\(\\href{javascript:alert(1)}{x}\\), nor $\\def\\a{\\a}\\a$, but $x^2$.";

const CODE = 'const calm = true; // quiet\nreturn "it";';

const WORDS = ["Internationalisation", "Responsibilities", "Characteristics", "Documentation"];
const TABLE = [
  `| ${WORDS.join(" | ")} |`,
  "|:---|:---:|---:|---|",
  "| first<br>second | in the middle | 1,000 | as it comes |",
  "| b | c | 2 | d |",
].join("\n");

const RIGHT_TO_LEFT = [
  "זה טקסט בעברית עם `npm start` וקישור.",
  "- פריט ראשון\n- פריט **שני** עם `code`\n- Third in English\n  - פנימי",
  "1. أولا\n2. ثانيا\n3. ثالثا",
  "> ציטוט קצר",
  "| שם | כמות |\n|---|---|\n| תפוח | 5 |\n| Pear | 7 |",
  "```js\nconst a = 1;\n```",
  "- [x] נעשה\n- [ ] עוד לא",
].join("\n\n");

const ARABIC = "مستشار";

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER, { scrollbars: true });
});

afterAll(() => extension?.close());

/** How far the conversation can be scrolled sideways. */
function sideways(panel: Page): Promise<number> {
  return panel.$eval("main", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** Fails unless an arrow key scrolls the box; a key before the box was drawn with the focus may do nothing. */
async function expectScrolledByKey(panel: Page, box: ElementHandle | null): Promise<void> {
  const scroll = async () => {
    await panel.keyboard.press("ArrowRight");
    return box?.evaluate(({ scrollLeft }) => scrollLeft);
  };
  await expect.poll(scroll, { timeout: 10_000 }).toBeGreaterThan(0);
}

describe("mathematics in a reply", () => {
  let panel: Page;

  beforeAll(async () => {
    panel = await openPlanted(extension, [["Ask", MATH]]);
  });

  it("is drawn as MathML once it is seen, with a name, and prices are no mathematics", async () => {
    const formulas = () => panel.$$eval("[data-reply-text] [data-math] math", (all) => all.length);
    await expect.poll(formulas, { timeout: 10_000 }).toBe(4);
    const names = await panel.$$eval("[data-math] math", (all) =>
      all.map((math) => [math.getAttribute("aria-label"), math.namespaceURI]),
    );
    const mathMl = "http://www.w3.org/1998/Math/MathML";
    expect(names.slice(0, 2)).toEqual([
      ["E = mc^2 * k_1 * k_2", mathMl],
      ["\\{1, 2\\}", mathMl],
    ]);
    expect(await panel.$$("[data-reply-text] em")).toEqual([]);
    const sizes = await panel.$$eval("[data-math] math", (all) =>
      all.map((math) => math.getBoundingClientRect().height > 8),
    );
    expect(sizes).toEqual([true, true, true, true]);
  });

  it("stays as it is written where it cannot be drawn", async () => {
    const other = await openPlanted(extension, [["Ask", BROKEN]]);
    await other.waitForSelector("math");
    const written = () =>
      other.$$eval("[data-math]:not([data-drawn])", (all) => all.map((one) => one.textContent));
    expect(await written()).toEqual(["\\(\\href{javascript:alert(1)}{x}\\)", "$\\def\\a{\\a}\\a$"]);
    await other.close();
  });

  it("is copied byte for byte", async () => {
    const copied = await panel.$$eval("[data-math]", (parts) =>
      parts.map((part) => {
        getSelection()?.selectAllChildren(part);
        return getSelection()?.toString();
      }),
    );
    expect(copied.map((text) => text?.trim())).toEqual([
      "\\(E = mc^2 * k_1 * k_2\\)",
      "$\\{1, 2\\}$",
      DISPLAY,
      LONG,
    ]);
  });

  it("that is long scrolls in its own box, by the keyboard too", async () => {
    expect(await sideways(panel)).toBe(0);
    const box = await panel.waitForSelector("section[data-math]:nth-of-type(2)");
    await box?.focus();
    await expectScrolledByKey(panel, box);
  });

  it("leaves one tilde alone", async () => {
    const struck = await panel.$$eval("del", (parts) =>
      parts.map(({ textContent }) => textContent),
    );
    expect(struck).toEqual(["H"]);
  });
});

describe("code in a reply", () => {
  /** How many parts of code have a colour, by what they are. */
  const colours = (page: Page) =>
    page.evaluate(() =>
      ["keyword", "string", "comment", "name"].map(
        (kind) => CSS.highlights.get(`code-${kind}`)?.size ?? 0,
      ),
    );

  it("is coloured where it is finished and of a known language, and stays the text it is", async () => {
    const said = `\`\`\`js\n${CODE}\n\`\`\`\n\n\`\`\`klingon\nqapla\n\`\`\`\n\n\`\`\`js\nconst open = 1;`;
    const panel = await openPlanted(extension, [["Ask", said]]);
    await expect.poll(() => colours(panel), { timeout: 10_000 }).toEqual([3, 1, 1, 0]);
    const code = await panel.$eval("[data-reply-text] pre code", (part) => {
      getSelection()?.selectAllChildren(part);
      return [part.textContent, getSelection()?.toString(), part.querySelectorAll("*").length];
    });
    expect(code).toEqual([CODE, CODE, 1]);
    const label = await panel.$eval(
      "[data-reply-text] pre",
      (part) => part.closest("[dir]")?.textContent,
    );
    expect(label).toContain("js");
    await panel.close();
  });

  it("loses its colours when it is gone from view", async () => {
    const said = `\`\`\`js\n${CODE}\n\`\`\`\n\n${"Far below.\n\n".repeat(200)}`;
    const panel = await openPlanted(extension, [["Ask", said]]);
    await panel.$eval("[data-reply-text] pre", (part) => part.scrollIntoView());
    await expect.poll(() => colours(panel), { timeout: 10_000 }).toEqual([3, 1, 1, 0]);
    await panel.$eval("main", (part) => part.scrollTo(0, part.scrollHeight));
    await expect.poll(() => colours(panel), { timeout: 10_000 }).toEqual([0, 0, 0, 0]);
    await panel.close();
  });
});

describe("a table in a reply", () => {
  let panel: Page;

  beforeAll(async () => {
    panel = await openPlanted(extension, [["Ask", TABLE]]);
  });

  it("breaks no word, and scrolls in its own box by the keyboard", async () => {
    const lines = await panel.$$eval("[data-reply-text] th", (cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
    expect(await sideways(panel)).toBe(0);
    const box = await panel.waitForSelector("[data-reply-text] section[aria-label]:has(table)");
    await box?.focus();
    await expectScrolledByKey(panel, box);
  });

  it("keeps the sides of its columns, and its line breaks", async () => {
    const sides = await panel.$$eval("[data-reply-text] tbody tr:first-child td", (cells) =>
      cells.map((cell) => getComputedStyle(cell).textAlign),
    );
    expect(sides).toEqual(["left", "center", "right", "left"]);
    const cell = await panel.$eval("[data-reply-text] td", ({ innerHTML }) => innerHTML);
    expect(cell).toBe("first<br>second");
  });
});

describe("a reply from right to left", () => {
  it("has its marks and its table on the right, and nothing reaches beyond the window", async () => {
    const panel = await openPlanted(extension, [["שאלה", RIGHT_TO_LEFT]]);
    expect(await sideways(panel)).toBe(0);
    const lists = await panel.$$eval("[data-reply-text] :is(ul, ol)", (all) =>
      all.map((list) => {
        const room = list.getBoundingClientRect().right;
        const items = [...list.children].map((item) => item.getBoundingClientRect().right);
        // The side of a mark is that of its own item's direction.
        const sides = [list, ...list.children].map((part) => getComputedStyle(part).direction);
        return { free: room - Math.max(...items) >= 16, sides: [...new Set(sides)] };
      }),
    );
    expect(lists).toHaveLength(4);
    for (const list of lists) expect(list).toEqual({ free: true, sides: ["rtl"] });
    const columns = await panel.$$eval("[data-reply-text] th", (cells) =>
      cells.map((cell) => cell.getBoundingClientRect().left),
    );
    expect(columns[0]).toBeGreaterThan(columns[1] ?? 0);
    const quote = await panel.$eval("[data-reply-text] blockquote", (part) => {
      const { borderRightWidth, borderLeftWidth } = getComputedStyle(part);
      return [borderRightWidth, borderLeftWidth];
    });
    expect(quote).toEqual(["2px", "0px"]);
    const code = await panel.$eval("[data-reply-text] pre", (part) => {
      const { direction, textAlign } = getComputedStyle(part);
      return [direction, textAlign];
    });
    expect(code[0]).toBe("ltr");
    expect(["start", "left"]).toContain(code[1]);
    await panel.close();
  });

  it("fits a page that is from right to left itself", async () => {
    const panel = await openPlanted(extension, [
      ["שאלה", `${RIGHT_TO_LEFT}\n\n${MATH}\n\n${TABLE}`],
    ]);
    await panel.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await sideways(panel)).toBe(0);
    const overhang = await panel.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - innerHeight];
    });
    expect(overhang).toEqual([0, 0]);
    await panel.close();
  });
});

describe("a name from right to left", () => {
  it("stands where any other does, in the panel, the popup and the switcher", async () => {
    const page = await extension.openPage("options.html");
    await makeContext(extension, page, ARABIC);
    const popup = await openPopup(extension, page);
    await untilListed(popup);
    expect(await startsOf(popup, "[data-context-option] > bdi", 2)).toHaveLength(1);
    await popup.close();
    const panel = await openPlanted(extension, [["Ask", "Say"]]);
    const latin = await startsOf(panel, "[data-context-name]");
    await clickOnceSeen(panel, "[data-context-name]");
    await panel.waitForSelector("[data-option]");
    expect(await startsOf(panel, "[data-option] > bdi", 2)).toHaveLength(1);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-option]", { hidden: true });
    await switchContext(panel, ARABIC);
    expect(await startsOf(panel, "[data-context-name]")).toEqual(latin);
  });
});

/** The places at which the names of a list begin on the page's own side, each once. */
async function startsOf(page: Page, names: string, atLeast = 1): Promise<number[]> {
  const starts = await page.$$eval(names, (all) =>
    all.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(starts.length).toBeGreaterThanOrEqual(atLeast);
  return [...new Set(starts)];
}
