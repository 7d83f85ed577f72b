import { Undo2, X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { Client } from "../../messaging/client";
import { useCell } from "../use-cell";
import { undoWords } from "../words/undo-words";
import { keepHeld, letPass, type OnBack, takeBack } from "./offer-life";
import type { UndoCell, UndoOffer } from "./undo-offer";

type Props = {
  readonly cell: UndoCell;
  readonly client: Pick<Client, "call">;
  /** Takes the keyboard where what had it before is gone. */
  readonly focusElsewhere: () => void;
  /** Shows a conversation again that was shown. */
  readonly onBack?: (back: NonNullable<UndoOffer["back"]>) => Promise<void>;
};

/**
 * What was done, and the way back for ten seconds: quiet, never in the way of the keyboard, and it
 * stays while somebody is at it.
 */
export function UndoBar({ cell, client, focusElsewhere, onBack }: Props) {
  const offer = useCell(cell);
  const { bar, isHeld, hasKeyboard, letGo, listeners } = useHeld(focusElsewhere);
  const { busy, take } = useUndo({ cell, client, offer, isHeld, onBack });
  const close = () => {
    const had = hasKeyboard();
    cell.set(null);
    letGo(had);
  };
  // Its button goes with what it has done: the keyboard is where it was before.
  const undo = async () => {
    const had = hasKeyboard();
    await take();
    if (had) letGo(had);
  };
  return (
    <>
      <Announcement offer={offer} />
      {offer !== null && (
        <section
          ref={bar}
          data-undo-bar={offer.end === undefined ? "offered" : "ended"}
          aria-label={undoWords.undo}
          {...listeners}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
          className="flex items-center gap-2 rounded-lg border border-line bg-raised py-1 ps-3 pe-1.5 text-small text-ink shadow-float"
        >
          <span aria-hidden="true" className="min-w-0 grow wrap-anywhere">
            {textOf(offer)}
          </span>
          {offer.end === undefined && <UndoButton offer={offer} busy={busy} onUndo={undo} />}
          <button
            type="button"
            aria-label={undoWords.close}
            title={undoWords.close}
            onClick={close}
            className="shrink-0 rounded-sm p-1.5 text-muted hover:text-ink"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </section>
      )}
    </>
  );
}

type ButtonProps = {
  readonly offer: UndoOffer;
  readonly busy: boolean;
  readonly onUndo: () => void;
};

function UndoButton({ offer, busy, onUndo }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={undoWords.undoOf(textOf(offer))}
      data-undo-act=""
      aria-disabled={busy}
      onClick={onUndo}
      className="flex shrink-0 items-center gap-1 rounded-md px-1.5 py-1 font-semibold text-accent hover:bg-tint"
    >
      <Undo2 size={14} aria-hidden="true" className="rtl:-scale-x-100" />
      {undoWords.undo}
    </button>
  );
}

/** Whether somebody is at it, with the pointer or the keyboard, and where the keyboard came from. */
function useHeld(focusElsewhere: () => void) {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  // In a window that is not the active one no event tells that the keyboard is here.
  const hasKeyboard = () => hasFocus || bar.current?.contains(document.activeElement) === true;
  const letGo = (hadKeyboard: boolean) => {
    setPointer(false);
    if (!hadKeyboard) return;
    setFocus(false);
    const had = before.current;
    before.current = null;
    if (had instanceof HTMLElement && had.isConnected) had.focus();
    if (had === null || document.activeElement !== had) focusElsewhere();
  };
  const listeners = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      before.current = relatedTarget;
      setFocus(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
  return { bar, isHeld: hasPointer || hasFocus, hasKeyboard, letGo, listeners };
}

/** Told to assistive technology once, a moment after this stands on the page: only changes are read. */
function Announcement({ offer }: { readonly offer: UndoOffer | null }) {
  const text = offer === null ? "" : textOf(offer);
  const [announcement, setAnnouncement] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence of another act is news.
  useEffect(() => {
    setAnnouncement("");
    const timer = setTimeout(() => setAnnouncement(text), 100);
    return () => clearTimeout(timer);
  }, [text, offer?.undoId]);
  return (
    <p role="status" data-undo-notice="" className="sr-only">
      {announcement}
    </p>
  );
}

function textOf({ what, end }: UndoOffer): string {
  if (end === undefined) {
    return what.kind === "messages" ? undoWords.messages(what.count) : undoWords[what.kind];
  }
  const { undone, late, changed, failed } = undoWords;
  if (end.failure === null) return undone;
  if (end.failure.code === "undo-late") return late;
  return end.failure.code === "conflict" ? changed : failed;
}

type UndoProps = {
  readonly cell: UndoCell;
  readonly client: Pick<Client, "call">;
  readonly offer: UndoOffer | null;
  /** Whether a pointer rests on it, or the keyboard is in it: then it stays. */
  readonly isHeld: boolean;
  /** Shows a conversation again that was shown. */
  readonly onBack?: OnBack | undefined;
};

/** What becomes of an offer: it is taken, or its time passes. */
function useUndo({ cell, client, offer, isHeld, onBack }: UndoProps) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (offer !== null && !isHeld) return letPass(cell, offer);
  }, [cell, offer, isHeld]);
  useEffect(() => {
    if (offer !== null && isHeld && offer.end === undefined) return keepHeld(client, offer);
  }, [client, offer, isHeld]);
  const take = async () => {
    if (offer === null || busy) return;
    setBusy(true);
    await takeBack({ cell, client, offer, onBack });
    setBusy(false);
  };
  return { busy, take };
}
