import { type ReactNode, type RefObject, useId } from "react";

type Props = {
  readonly title: string;
  /** Gets the keyboard where what had it is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ReactNode;
};

/** One part of an options page under its heading. */
export function PagePart({ title, heading, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h2
        id={id}
        ref={heading}
        tabIndex={heading && -1}
        className="self-start text-title font-semibold"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
