import type { ComponentProps } from "react";

/** The one thing that a page is about to do. */
export function PrimaryButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="flex items-center justify-center gap-1.5 self-start rounded-md bg-accent px-4 py-1.5 text-on-accent disabled:bg-tint disabled:text-muted"
    />
  );
}
