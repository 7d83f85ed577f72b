/** What keeps a scrolled element at its end, for what leads elsewhere in it. */
export type KeptEnd = {
  /** Whether it is kept there: also while it has not been laid out yet, so that it stands elsewhere. */
  readonly isKept: () => boolean;
  readonly toEnd: () => void;
  /** Moves it elsewhere, from where on it is kept at its end only where it has come there by that. */
  readonly lead: (move: () => void) => void;
};

const ends = new WeakMap<Element, KeptEnd>();

/** Says what keeps this element at its end, until the returned function is called. */
export function offerKeptEnd(element: Element, end: KeptEnd): () => void {
  ends.set(element, end);
  return () => void ends.delete(element);
}

/** What keeps this element at its end; undefined where nothing does. */
export function keptEndOf(element: Element): KeptEnd | undefined {
  return ends.get(element);
}
