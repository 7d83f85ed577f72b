import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & {
  /** What it does: told, and shown on hover. */
  readonly name: string;
  readonly icon: LucideIcon;
};

/** A small button that is an icon. */
export function IconButton({ name, icon: Icon, children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...props}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-40"
    >
      <Icon size={14} aria-hidden="true" />
      {children}
    </button>
  );
}
