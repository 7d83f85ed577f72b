const ends = new Set<() => void>();

/** Ends at once all that speaks or listens on this page: nobody is to hear on what is being locked. */
export function silencePage(): void {
  for (const end of ends) end();
}

/** Has `end` called whenever the page has to fall silent, until the returned function is called. */
export function onSilence(end: () => void): () => void {
  ends.add(end);
  return () => ends.delete(end);
}
