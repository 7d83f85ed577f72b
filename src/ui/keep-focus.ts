import { isPageCovered } from "./page-covered";

/** What has the keyboard, and all that it stood in when it got it, the nearest first. */
type Held = { readonly element: HTMLElement; readonly around: readonly HTMLElement[] };

const FLOATING = '[role="dialog"], [role="menu"]';
const MODAL = 'dialog, [aria-modal="true"]';
const WRITING = "[data-composer], [data-ask-line]";

/**
 * Gives the keyboard a place on the page whenever what had it goes or stops working: the field to
 * write in, or the nearest thing around it that is left. On the body a screen reader would begin
 * anew at the top, and every key would be lost. What knows a better place takes it before.
 */
export function keepFocus(page: Document): void {
  let held: Held | null = null;
  // A button that rests while its work goes on has the keyboard back when it works again.
  let lent: { readonly from: HTMLElement; readonly to: HTMLElement } | null = null;
  let isDue = false;
  const remember = (target: EventTarget | null) => {
    if (target !== null && held?.element === target) return;
    held = target instanceof HTMLElement ? { element: target, around: ancestors(target) } : null;
  };
  const settle = () => {
    isDue = false;
    if (isPageCovered()) {
      // Nothing can have the keyboard; looking would hold up the page that is to be covered next.
      if (held !== null) lent ??= { from: held.element, to: held.element };
      return;
    }
    const { activeElement: active } = page;
    const isNowhere = active === null || active === page.body || !isAble(active);
    if (lent !== null && isAble(lent.from) && (isNowhere || active === lent.to)) {
      lent.from.focus();
      lent = null;
      return;
    }
    // In a window that is not the active one the keyboard moves without a word (no focusin).
    if (!isNowhere) remember(active);
    if (!isNowhere || held === null || isAble(held.element)) return;
    const { element: from, around } = held;
    const to = homeOf(page, around);
    if (to === null) return;
    // What went may have been a question that a resting button has asked: it waits for that button.
    const owed = [from, lent?.from].find((one) => one?.isConnected);
    take(to);
    lent = owed === undefined ? null : { from: owed, to };
  };
  page.addEventListener("focusin", ({ target }) => {
    remember(target);
    const isInModal = target instanceof Element && target.closest(MODAL) !== null;
    if (lent !== null && target !== lent.to && !isInModal) lent = null;
  });
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    // After the effects of this change, one of which may give the keyboard to something better.
    setTimeout(settle, 0);
  });
  const attributeFilter = ["disabled", "hidden", "data-covered"];
  changes.observe(page.body, { subtree: true, childList: true, attributeFilter });
}

function homeOf(page: Document, around: readonly HTMLElement[]): HTMLElement | null {
  const left = around.filter((one) => one.isConnected && one !== page.body);
  return (
    left.find((one) => one.matches(FLOATING)) ??
    page.querySelector<HTMLElement>(WRITING) ??
    left[0] ??
    null
  );
}

/** What is no control takes the keyboard for once: the next Tab goes on from there. */
function take(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

function isAble(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

function ancestors(element: HTMLElement): readonly HTMLElement[] {
  const above = element.parentElement;
  return above === null ? [] : [above, ...ancestors(above)];
}
