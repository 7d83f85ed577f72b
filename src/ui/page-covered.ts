/** Set on the body while what a page shows is out of sight, with dialogs and menus, which stand beside the root. */
const COVERED = "data-covered";

/** Takes all that the page shows out of sight, or back; nothing of it ends. */
export function coverPage(isCovered: boolean): void {
  document.body.toggleAttribute(COVERED, isCovered);
}

/** Whether what the page shows is out of sight, because a lock has begun. */
export function isPageCovered(): boolean {
  return document.body.hasAttribute(COVERED);
}
