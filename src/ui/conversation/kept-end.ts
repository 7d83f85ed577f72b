/** What keeps a scrolled element at its end, for what leads elsewhere in it. */
export type KeptEnd = {
  /** Whether it is kept there: also while it has not been laid out yet, so that it stands elsewhere. */
  readonly isKept: () => boolean;
  readonly toEnd: () => void;
  /** Ends that, before what leads elsewhere moves it: whether a person did is told by a later frame. */
  readonly leave: () => void;
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
