import type { ComponentProps } from "react";

/** A button that recedes: a hairline and a word. */
export function QuietButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="flex items-center gap-1.5 self-start rounded-md border border-line px-2.5 py-1 text-small text-ink hover:bg-tint disabled:text-muted aria-disabled:text-muted"
    />
  );
}
