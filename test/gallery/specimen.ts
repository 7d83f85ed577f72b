import type { ReactNode } from "react";

/** How a component can be met; a pointer's and a keyboard's states are forced on its first control. */
export const STATES = [
  "rest",
  "hover",
  "focus",
  "active",
  "chosen",
  "disabled",
  "error",
  "busy",
  "empty",
  "long",
] as const;
export type State = (typeof STATES)[number];

/** A component in one state; `note` tells several of one state apart. */
export type Specimen = {
  readonly component: string;
  readonly state: State;
  readonly note?: string;
  readonly view: ReactNode;
};

/** What specimens say, in the script of the page's direction. */
export type Sample = { readonly word: string; readonly sentence: string; readonly long: string };

const ENGLISH: Sample = {
  word: "Save",
  sentence: "A short sentence says what this is for.",
  long: "A text that is much longer than the place for it was made, with an address in it: https://example.com/averyveryverylongpathwithoutanyplacetobreak",
};

const ARABIC: Sample = {
  word: "حفظ",
  sentence: "جملة قصيرة تقول ما الغرض من هذا.",
  long: "نص أطول بكثير من المكان المخصص له، وفيه عنوان: https://example.com/averyveryverylongpathwithoutanyplacetobreak",
};

/** Texts for a page that is read in one direction. */
export function sampleFor(direction: string): Sample {
  return direction === "rtl" ? ARABIC : ENGLISH;
}

/** A control at rest, under a pointer, with the keyboard, and pressed. */
export function atHand(component: string, view: () => ReactNode): readonly Specimen[] {
  const states = ["rest", "hover", "focus", "active"] as const;
  return states.map((state) => ({ component, state, view: view() }));
}
