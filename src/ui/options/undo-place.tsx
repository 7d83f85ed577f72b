import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Client } from "../../messaging/client";
import { createCell } from "../cell";
import { UndoBar } from "../undo/undo-bar";
import type { UndoCell, UndoOffer } from "../undo/undo-offer";

const Offered = createContext<UndoCell | null>(null);

type Props = {
  readonly client: Pick<Client, "call">;
  /** What is shown, which begins anew with another one. */
  readonly section: string;
  readonly children: ReactNode;
};

/** The one place of the page where what was done just now can be undone, whichever part has done it. */
export function UndoPlace({ client, section, children }: Props) {
  const [visit, setVisit] = useState<Visit>({ section, nth: 0 });
  if (visit.section !== section) setVisit({ section, nth: visit.nth + 1 });
  const now = useRef(visit);
  useEffect(() => {
    now.current = visit;
  }, [visit]);
  const [undone, setUndone] = useState(0);
  const [cell] = useState(() => createOffers(now, () => setUndone((before) => before + 1)));
  return (
    <Offered.Provider value={cell}>
      <Fragment key={`${section} ${undone}`}>{children}</Fragment>
      {/* At the window's foot with room of its own at the page's: nothing there is left beneath it. */}
      <div data-undo-place="" className="sticky bottom-3 z-10 mx-auto mt-3 w-full max-w-md">
        <UndoBar cell={cell} client={client} focusElsewhere={focusHeading} />
      </div>
    </Offered.Provider>
  );
}

/** One stay in a section: what reads anew what is undone goes with it. */
type Visit = { readonly section: string; readonly nth: number };

/** Offers; where what was done in an earlier visit of the section is undone, it is told. */
function createOffers(now: { readonly current: Visit }, onUndoneLater: () => void): UndoCell {
  const cell = createCell<UndoOffer | null>(null);
  const set = (offer: UndoOffer | null) => {
    const from = now.current;
    if (offer?.onUndone === undefined || offer.end !== undefined) return cell.set(offer);
    const { onUndone } = offer;
    const undone = async () => {
      await onUndone();
      const { section, nth } = now.current;
      if (section === from.section && nth !== from.nth) onUndoneLater();
    };
    cell.set({ ...offer, onUndone: undone });
  };
  return { ...cell, set };
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
