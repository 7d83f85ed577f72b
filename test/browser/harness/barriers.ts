import axe, { type RuleObject } from "axe-core";
import type { Page } from "puppeteer-core";

type Barrier = { readonly id: string; readonly impact: string; readonly nodes: string[] };

/** What axe leaves out unless it is asked: targets of less than 24 px with others close by. */
const RULES = { "target-size": { enabled: true } };

/** Every barrier that axe finds, the moderate and the minor ones too. */
export function barriers(page: Page): Promise<readonly Barrier[]> {
  return findBarriers(page, RULES);
}

/** The same where more contrast is wanted: every text of 7:1, a large one of 4.5:1. */
export function contrastBarriers(page: Page): Promise<readonly Barrier[]> {
  return findBarriers(page, { ...RULES, "color-contrast-enhanced": { enabled: true } });
}

async function findBarriers(page: Page, asked: RuleObject): Promise<readonly Barrier[]> {
  await page.evaluate(axe.source);
  // What only half appears has half the contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return page.evaluate(async (rules) => {
    const { run } = Reflect.get(globalThis, "axe") as typeof axe;
    const { violations } = await run(document, { rules });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: String(impact),
      nodes: nodes.map(({ html }) => html),
    }));
  }, asked);
}

/** The buttons that are seen and less than 24 px wide or high, with their size. */
export function smallButtons(page: Page): Promise<readonly string[]> {
  return page.$$eval("button, summary", (parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 24)
      .map((part) => `${part.offsetWidth} x ${part.offsetHeight}: ${part.outerHTML}`),
  );
}
