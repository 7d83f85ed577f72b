import type { ComponentProps } from "react";

/** A button that reads as a quiet link. */
export function LinkButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="self-start rounded-sm text-start text-small text-muted underline underline-offset-2 hover:text-ink"
    />
  );
}
