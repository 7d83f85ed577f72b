import { type ReactNode, useId, useState } from "react";
import { FoldedPart, PagePart } from "../options/page-part";
import type { MemoryPlace } from "./memory-props";

type Props = {
  readonly look: MemoryPlace["look"];
  readonly name: string;
  readonly title: string;
  readonly means: string;
  /** Given for a part that many never use: on a page it is folded until something is there. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
};

/** One part of memory under its heading, with what it is for: on a page a card, as all there. */
export function MemoryPart({ look, isFilled, ...part }: Props) {
  // What is deleted last leaves the part open: the keyboard is in it.
  const [wasFilled, setFilled] = useState(false);
  if (isFilled === true && !wasFilled) setFilled(true);
  if (look === "sheet") return <SheetPart {...part} />;
  const { name, title, means, children } = part;
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

function SheetPart({ name, title, means, children }: Omit<Props, "look" | "isFilled">) {
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
