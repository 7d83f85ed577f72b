import type { Page } from "puppeteer-core";

/** Tabs once around the panel from the composer; what had the focus, and whether it could be seen. */
async function tabAround(
  panel: Page,
): Promise<{ readonly reached: number; readonly unseen: string[] }> {
  await panel.focus("[data-composer]");
  const unseen: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    const state = await panel.evaluate(markFocused);
    if (state === "again") break;
    if (state !== "seen") unseen.push(state);
    await panel.keyboard.press("Tab");
  }
  const reached = await panel.$$eval("[data-reached]", (parts) => {
    for (const part of parts) part.removeAttribute("data-reached");
    return parts.length;
  });
  return { reached, unseen };
}

/** Runs in the page. */
function markFocused(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "seen";
  if (focused.dataset.reached !== undefined) return "again";
  focused.dataset.reached = "";
  // A line that is still changing its colour has neither.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const form = focused.closest("form");
  const accent = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
  const probe = document.createElement("i");
  probe.style.color = accent;
  document.body.append(probe);
  const inForm =
    form !== null && getComputedStyle(form).borderColor === getComputedStyle(probe).color;
  probe.remove();
  const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  return outlined || inForm ? "seen" : focused.outerHTML;
}

/**
 * Tabs once around the panel from the composer while nothing else comes (a model that is found, or what a
 * title needs, brings controls of its own): how many were reached, those not seen to have the focus, and how
 * many there are.
 */
export async function tabAroundAll(panel: Page) {
  for (;;) {
    const before = await countControls(panel);
    const tour = await tabAround(panel);
    if (before === (await countControls(panel))) return { ...tour, controls: before };
  }
}

/** How many things on the page take part in the tab order. */
function countControls(panel: Page): Promise<number> {
  return panel.$$eval(
    "button:not(:disabled), a[href], textarea, summary, [tabindex='0']",
    (parts) => parts.filter((part) => part.checkVisibility()).length,
  );
}
