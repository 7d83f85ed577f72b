/** The generation that a stored header claims, unchecked; null where it claims none. */
export function headerGeneration(header: unknown): number | null {
  if (typeof header !== "object" || header === null || !("generation" in header)) return null;
  return typeof header.generation === "number" ? header.generation : null;
}
