import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { VaultStatus } from "../../contract/vault";
import { LinkButton } from "../link-button";
import { OwnText } from "../own-text/own-text";
import { joinSentences } from "../words/sentences";
import { tourWords } from "../words/tour-words";
import { words } from "../words/words";
import { pageTour, TOUR_STEPS, type TourStage, type TourStep, type TourStore } from "./tour-store";

type Props = {
  readonly tour?: TourStore;
  readonly protection: VaultStatus["protection"];
  /** Whether somebody who has not met it yet is asked: not before there is a conversation. */
  readonly isOffered: boolean;
  /** Gives the keyboard to where messages are written. */
  readonly toComposer: () => void;
};

/** The tour above the conversation: offered once, then a step at a time; nothing once it has ended. */
export function TourStrip({ tour = pageTour(), protection, isOffered, toComposer }: Props) {
  const stage = useSyncExternalStore(tour.subscribe, tour.stage, tour.stage);
  const strip = useKeyboardAt(stage);
  if (stage === "ended" || (stage === "offered" && !isOffered)) return null;
  const end = () => {
    tour.go("ended");
    toComposer();
  };
  return (
    <aside
      ref={strip}
      data-tour={stage}
      aria-label={tourWords.label}
      // One thing at a time: it is not offered while a recovery key is asked for.
      className={`flex shrink-0 flex-col gap-1 border-b border-line bg-tint px-3 py-2 text-meta ${stage === "offered" ? "[[data-recovery-reminder]~&]:hidden" : ""}`}
    >
      {stage === "offered" ? (
        <Offer onBegin={() => tour.go("private")} onEnd={end} />
      ) : (
        <Step step={stage} protection={protection} onGo={tour.go} onEnd={end} />
      )}
    </aside>
  );
}

/** The strip's first button gets the keyboard where a step has come that the strip's own did not lead to. */
function useKeyboardAt(stage: TourStage) {
  const strip = useRef<HTMLElement>(null);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    // Another window may have gone on: what is written in this one goes on, too.
    if (stage === "ended" || !document.hasFocus()) return;
    if (!strip.current?.contains(document.activeElement)) {
      strip.current?.querySelector("button")?.focus();
    }
  }, [stage]);
  return strip;
}

function Offer({ onBegin, onEnd }: { readonly onBegin: () => void; readonly onEnd: () => void }) {
  return (
    <>
      <p>{tourWords.offer}</p>
      <Actions>
        <Action name="begin" onClick={onBegin}>
          {tourWords.begin}
        </Action>
        <Action name="skip" onClick={onEnd}>
          {tourWords.skip}
        </Action>
      </Actions>
    </>
  );
}

type StepProps = {
  readonly step: TourStep;
  readonly protection: Props["protection"];
  readonly onGo: TourStore["go"];
  readonly onEnd: () => void;
};

function Step({ step, protection, onGo, onEnd }: StepProps) {
  const at = TOUR_STEPS.indexOf(step);
  const [before, after] = [TOUR_STEPS[at - 1], TOUR_STEPS[at + 1]];
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-0.5">
        <h2 className="font-semibold">
          {tourWords.steps[step].title}{" "}
          <span className="font-normal text-muted">{tourWords.at(at + 1, TOUR_STEPS.length)}</span>
        </h2>
        <p>
          <OwnText text={textOf(step, protection)} />
        </p>
      </div>
      <Actions>
        {/* One button for every step: it keeps the keyboard from the first to the last. */}
        <Action
          name={after === undefined ? "done" : "next"}
          onClick={after === undefined ? onEnd : () => onGo(after)}
        >
          {after === undefined ? tourWords.done : tourWords.next}
        </Action>
        {before !== undefined && (
          <Action name="back" onClick={() => onGo(before)}>
            {tourWords.back}
          </Action>
        )}
        {after !== undefined && (
          <Action name="skip" onClick={onEnd}>
            {tourWords.skip}
          </Action>
        )}
      </Actions>
    </>
  );
}

/** What a step says; of the lock what is so now. */
function textOf(step: TourStep, protection: Props["protection"]): string {
  const { text } = tourWords.steps[step];
  if (step !== "private") return text;
  const { explanation, sealingExplanation } = words.lock;
  const kept = { lock: text, none: explanation, sealing: sealingExplanation };
  return joinSentences([kept[protection], tourWords.goes]);
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <p className="flex flex-wrap gap-x-4 gap-y-1">{children}</p>;
}

type ActionProps = {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Action({ name, onClick, children }: ActionProps) {
  return (
    <LinkButton data-tour-action={name} onClick={onClick}>
      {children}
    </LinkButton>
  );
}
