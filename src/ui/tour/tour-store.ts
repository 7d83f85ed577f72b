import { createStoredText, type StoredTextDeps } from "../stored-text";

/** What the tour tells, in its order. */
export const TOUR_STEPS = ["private", "model", "prompt", "memory", "keep"] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** Where somebody is in the tour: at one of its steps, not there yet, or done with it. */
export type TourStage = TourStep | "offered" | "ended";

export type TourStore = {
  readonly stage: () => TourStage;
  /** Goes to a step, or ends the tour for good. */
  readonly go: (stage: TourStep | "ended") => void;
  /** Calls back when somebody went on here or in another page. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Where the person is in the tour, kept in this browser alone; what is not known there is "offered". */
export function createTourStore(deps: StoredTextDeps): TourStore {
  const kept = createStoredText("tour", deps);
  return {
    stage: () => [...TOUR_STEPS, "ended" as const].find((one) => one === kept.get()) ?? "offered",
    go: kept.set,
    subscribe: kept.subscribe,
  };
}

let ofPage: TourStore | null = null;

/** The one of this page, which its menu and its strip share. */
export function pageTour(): TourStore {
  ofPage ??= createTourStore({ storage: localStorage, pages: window });
  return ofPage;
}
