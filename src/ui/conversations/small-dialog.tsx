import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { leaveEscape } from "../leave-escape";

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** One question over the panel; Escape and a click elsewhere leave things as they are. */
export function SmallDialog({ title, onClose, onClosed, children }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 bg-page/70" />
        <Dialog.Content
          data-small-dialog=""
          aria-modal="true"
          aria-describedby={undefined}
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="floating fixed inset-x-3 top-14 z-20 mx-auto flex max-h-[calc(100dvh-80px)] max-w-md flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-raised p-3 text-base text-ink shadow-float"
        >
          <Dialog.Title className="font-semibold">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
