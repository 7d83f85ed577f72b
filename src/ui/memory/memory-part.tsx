import { type ReactNode, useId, useState } from "react";
import { FoldedPart, PagePart } from "../options/page-part";
import { OwnText } from "../own-text/own-text";
import { memoryWords } from "../words/memory-words";
import type { MemorySurface } from "./memory-props";

type Props = {
  readonly look: MemorySurface["look"];
  readonly name: string;
  readonly title: string;
  readonly means: string;
  /** Given for a part that many never use: on a page it is folded until something is there. */
  readonly isFilled?: boolean;
  /** False where the context's prompts are set to hold nothing of it. */
  readonly isIncluded?: boolean;
  readonly children: ReactNode;
};

/** One part of memory under its heading, with what it is for: on a page a card, as all there. */
export function MemoryPart({ look, isFilled, isIncluded = true, ...part }: Props) {
  // What is deleted last leaves the part open: the keyboard is in it.
  const [wasFilled, setFilled] = useState(false);
  if (isFilled === true && !wasFilled) setFilled(true);
  const { name, title, means } = part;
  const children = (
    <>
      {!isIncluded && <NotIncluded />}
      {part.children}
    </>
  );
  if (look === "sheet") return <SheetPart {...{ name, title, means, children }} />;
  const inside = (
    <>
      <p className="text-small text-muted">{means}</p>
      {children}
    </>
  );
  return (
    <div data-memory-part={name}>
      {isFilled === undefined ? (
        <PagePart title={title}>{inside}</PagePart>
      ) : (
        <FoldedPart title={title} part={name} isOpen={wasFilled}>
          {inside}
        </FoldedPart>
      )}
    </div>
  );
}

function SheetPart({
  name,
  title,
  means,
  children,
}: Omit<Props, "look" | "isFilled" | "isIncluded">) {
  const id = useId();
  return (
    <section
      data-memory-part={name}
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 border-t border-line pt-4"
    >
      <div>
        <h2 id={id} className="text-title font-semibold">
          {title}
        </h2>
        <p className="text-small text-muted">{means}</p>
      </div>
      {children}
    </section>
  );
}

function NotIncluded() {
  return (
    <p data-not-in-prompt="" className="text-small text-caution">
      <OwnText text={memoryWords.notInPrompt} />
    </p>
  );
}
