import { type ReactNode, useId } from "react";

type Props = { readonly title: string; readonly children: ReactNode };

/** One part of an options page under its heading. */
export function PagePart({ title, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h2 id={id} className="text-title font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
