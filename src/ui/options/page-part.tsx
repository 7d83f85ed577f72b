import { type ReactNode, type RefObject, useId } from "react";

const CARD = "mb-4 min-w-0 rounded-lg border border-line bg-raised p-4";

type Props = {
  readonly title: string;
  /** Gets the keyboard where what had it is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ReactNode;
};

/** One part of an options page: a card with its heading. */
export function PagePart({ title, heading, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${CARD} flex flex-col gap-3`}>
      <h2
        id={id}
        ref={heading}
        tabIndex={heading && -1}
        className="self-start text-base font-semibold"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A part that the page's own heading names. */
export function UntitledPart({ children }: Pick<Props, "children">) {
  return <div className={`${CARD} flex flex-col gap-3`}>{children}</div>;
}

type FoldedProps = Pick<Props, "title" | "children"> & {
  /** For tests. */
  readonly part: string;
  /** Whether it stands open before anybody asks; folded where it is left out. */
  readonly isOpen?: boolean | undefined;
};

/** A part that is rarely asked for: its heading, and a click away the rest. */
export function FoldedPart({ title, part, isOpen, children }: FoldedProps) {
  return (
    <details data-folded={part} open={isOpen} className={CARD}>
      <summary className="cursor-pointer rounded-sm font-semibold">
        <h2 className="inline">{title}</h2>
      </summary>
      <div className="flex flex-col gap-3 pt-3">{children}</div>
    </details>
  );
}
