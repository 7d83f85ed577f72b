import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { type Action, ActionItems } from "./action-items";

type Props = {
  /** The button that opens it; it says itself that it has a menu. */
  readonly button: ReactNode;
  readonly label: string;
  readonly actions: readonly Action[];
};

/** What can be done, behind one button; an action runs once the button has the keyboard again. */
export function ActionMenu({ button, label, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <ActionItems label={label} actions={actions} onClose={() => setOpen(false)} />
    </Popover.Root>
  );
}
