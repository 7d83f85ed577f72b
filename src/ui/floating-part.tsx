import { Popover } from "radix-ui";
import type { ComponentProps } from "react";
import { leaveEscape } from "./leave-escape";

type PartProps = ComponentProps<typeof Popover.Content> & { readonly label: string };

/** What floats: within a `Popover.Root`, by its trigger or anchor. */
export function FloatingPart({ label, ...props }: PartProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        aria-label={label}
        sideOffset={4}
        collisionPadding={8}
        onEscapeKeyDown={leaveEscape}
        className="floating flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-16px)] flex-col gap-2 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-small text-ink shadow-float"
        {...props}
      />
    </Popover.Portal>
  );
}
