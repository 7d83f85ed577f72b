import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from "react";
import type { Client } from "../../messaging/client";
import { createCell } from "../cell";
import { UndoBar } from "../undo/undo-bar";
import type { Undoable, UndoCell, UndoOffer } from "../undo/undo-offer";

const Offered = createContext<UndoCell | null>(null);

type Props = {
  readonly client: Pick<Client, "call">;
  /** Whether the vault is: the worker holds nothing to take back beyond a lock. */
  readonly isOpen: boolean;
  /** What is shown, which begins anew with another one. */
  readonly section: string;
  readonly children: ReactNode;
};

/** What the page that has done it alone reads anew once it is undone: it is not offered elsewhere. */
const THERE_ALONE: ReadonlySet<Undoable["kind"]> = new Set(["contextArchived", "redactionRemoved"]);

/** The one place of the page where what was done just now can be undone, whichever part has done it. */
export function UndoProvider({ client, isOpen, section, children }: Props) {
  const [cell] = useState(() => createCell<UndoOffer | null>(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each section that is left.
  useEffect(
    () => () => {
      const offer = cell.get();
      if (offer !== null && THERE_ALONE.has(offer.what.kind)) cell.set(null);
    },
    [section, cell],
  );
  useEffect(() => {
    if (!isOpen) cell.set(null);
  }, [isOpen, cell]);
  return (
    <Offered.Provider value={cell}>
      <Fragment key={section}>{children}</Fragment>
      {/* At the window's foot with room of its own at the page's: nothing there is left beneath it. */}
      <div data-undo-slot="" className="sticky bottom-3 z-10 mx-auto mt-3 w-full max-w-md">
        <UndoBar cell={cell} client={client} focusElsewhere={focusHeading} />
      </div>
    </Offered.Provider>
  );
}

/** Where a part offers to undo what it has done. */
export function useUndoCell(): UndoCell | null {
  return useContext(Offered);
}

/** Gives the keyboard to the page's heading, where what had it is gone. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
