import { type ReactNode, useId } from "react";

type Props = {
  readonly name: string;
  readonly title: string;
  readonly means: string;
  readonly children: ReactNode;
};

/** One part of memory under its heading, with what it is for. */
export function MemoryPart({ name, title, means, children }: Props) {
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
