/** Why a diagram is not drawn: a line that is not understood, counted from 1, or its size. */
export type Refusal =
  | { readonly kind: "unread"; readonly line: number }
  | { readonly kind: "too-large" };

/** Thrown by what reads or places a diagram, caught where it is drawn. */
export class RefusedDiagram extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}

/** Refuses the diagram for the line in which a place of its source stands. */
export function refuseAt(source: string, offset: number): never {
  throw new RefusedDiagram({ kind: "unread", line: source.slice(0, offset).split("\n").length });
}

/** Refuses the diagram where there is more of something than is drawn. */
export function refuseAbove(most: number, count: number): void {
  if (count > most) throw new RefusedDiagram({ kind: "too-large" });
}
