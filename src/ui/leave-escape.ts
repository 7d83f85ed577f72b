/**
 * For what lies over the page, which Escape closes: leaves it open where the key is an input method's, or
 * is pressed in the offer to undo, which it closes alone.
 */
export function leaveEscape(event: KeyboardEvent): void {
  const { target, isComposing } = event;
  const isOffers = target instanceof Element && target.closest("[data-undo-bar]") !== null;
  if (isComposing || isOffers) event.preventDefault();
}
