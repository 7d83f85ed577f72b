import axe from "axe-core";
import type { Page } from "puppeteer-core";

type Barrier = { readonly id: string; readonly impact: string; readonly nodes: string[] };

/** Every barrier that axe finds, the moderate and the minor ones too. */
export async function barriers(page: Page): Promise<readonly Barrier[]> {
  await page.evaluate(axe.source);
  // What only half appears has half the contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return page.evaluate(async () => {
    const { violations } = await (Reflect.get(globalThis, "axe") as typeof axe).run(document);
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: String(impact),
      nodes: nodes.map(({ html }) => html),
    }));
  });
}
