import { Popover } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { FloatingPart } from "../floating-part";

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
export function Floating({ button, control, onClosed, ...part }: Props) {
  const isOpen = useRef(false);
  isOpen.current = control?.open === true;
  return (
    <Popover.Root {...control}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <FloatingPart
        {...part}
        onCloseAutoFocus={(event) => {
          // Told a task later: what was opened again meanwhile has the keyboard, and keeps it.
          if (isOpen.current) event.preventDefault();
          else onClosed?.(event);
        }}
      />
    </Popover.Root>
  );
}
