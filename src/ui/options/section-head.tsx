import type { RefObject } from "react";
import { optionsWords } from "../words/options-words";
import type { Section } from "./use-section";

type Props = {
  readonly section: Section;
  /** What the page is for, in a line. */
  readonly lead: string;
  /** Gets the keyboard where what had it is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
};

/** How each page of the options begins. */
export function SectionHead({ section, lead, heading }: Props) {
  return (
    <header className="flex flex-col gap-1 pb-4">
      <h1
        ref={heading}
        tabIndex={heading && -1}
        className="self-start text-head font-semibold outline-none"
      >
        {optionsWords.options.sections[section]}
      </h1>
      <p className="text-muted">{lead}</p>
    </header>
  );
}
