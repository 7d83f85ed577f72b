import axe, { type RuleObject } from "axe-core";
import type { Page } from "puppeteer-core";

type Barrier = { readonly id: string; readonly impact: string; readonly nodes: string[] };

/** Every barrier that axe finds, the moderate and the minor ones too; of a part of the page where one is named. */
export function barriers(page: Page, part?: string): Promise<readonly Barrier[]> {
  return findBarriers(page, {}, part);
}

/** The same where more contrast is wanted: every text of 7:1, a large one of 4.5:1. */
export function contrastBarriers(page: Page): Promise<readonly Barrier[]> {
  return findBarriers(page, { "color-contrast-enhanced": { enabled: true } });
}

async function findBarriers(
  page: Page,
  rules: RuleObject,
  part?: string,
): Promise<readonly Barrier[]> {
  await page.evaluate(axe.source);
  // What only half appears has half the contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const evaluated = async (ruleOptions: RuleObject, named: string | null) => {
    const { run } = Reflect.get(globalThis, "axe") as typeof axe;
    const where = named ?? document;
    const usual = await run(where, { rules: ruleOptions });
    // Targets of less than 24 px with others close by, which axe leaves out unless it is asked. It
    // compares each with all: of hundreds of messages only those in view are looked at.
    const far = [...document.querySelectorAll("[data-message]")].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    });
    const near = far.length === 0 ? where : { include: document, exclude: far };
    const only = { runOnly: ["target-size"], elementRef: true };
    const small = await run(near, only);
    // What the edge of a scrolled area cuts is whole once it is scrolled there: judged in the middle.
    for (const violation of small.violations) {
      const still: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        node.element?.scrollIntoView({ block: "center", behavior: "instant" });
        const again = node.element ? await run(node.element, only) : small;
        if (again.violations.length > 0) still.push(node);
      }
      violation.nodes = still;
    }
    const targets = small.violations.filter(({ nodes }) => nodes.length > 0);
    return [...usual.violations, ...targets].map(({ id, impact, nodes }) => ({
      id,
      impact: String(impact),
      nodes: nodes.map(({ html }) => html),
    }));
  };
  return page.evaluate(evaluated, rules, part ?? null);
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
