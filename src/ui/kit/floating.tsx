import { Popover } from "radix-ui";
import { type ReactNode, useRef } from "react";

type Props = {
  /** The button that opens it. */
  readonly button: ReactNode;
  readonly label: string;
  readonly side: "top" | "bottom";
  readonly align: "start" | "end";
  /** Where something else than the button opens it, too. */
  readonly control?: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
  /** Told when it has closed; the button gets the keyboard unless the event is prevented. */
  readonly onClosed?: (event: Event) => void;
  readonly children: ReactNode;
};

/** Something that floats by its button until Escape or a click elsewhere. */
export function Floating({ button, label, side, align, control, onClosed, children }: Props) {
  const isOpen = useRef(false);
  isOpen.current = control?.open === true;
  return (
    <Popover.Root {...control}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // Told a task later: what was opened again meanwhile has the keyboard, and keeps it.
            if (isOpen.current) event.preventDefault();
            else onClosed?.(event);
          }}
          className="floating flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-16px)] flex-col gap-2 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-small text-ink shadow-float"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
