import { TriangleExclamationPoint } from "lucide-react";
import type { Model } from "../../domain/model";
import { useKeyName } from "../keys/use-key-name";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";
import type { Measure } from "./prompt-meter";
import { ShareBar } from "./share-bar";
import { isTight, windowShare } from "./window-share";

type Props = {
  readonly measure: Measure;
  /** What answers the next message; null until that is known. */
  readonly model: Model | null;
  readonly onOpen: () => void;
};

/** How much of the window the next request takes; a click shows all of it. Its room is always kept. */
export function WindowBar({ measure, model, onOpen }: Props) {
  const { text, shown, label, tight, share } = lookOf(measure, model);
  const keyName = useKeyName();
  const description = joinSentences([label, words.windowBar.hint(keyName("inspector"))]);
  const unknown = measure.totals === null && measure.failure === null;
  return (
    <button
      type="button"
      data-window-bar={text}
      data-tight={tight ? "" : undefined}
      aria-label={description}
      title={description}
      disabled={unknown}
      onClick={onOpen}
      className={`flex h-6 min-w-21 shrink-0 items-center justify-end gap-1.5 rounded-md px-1.5 text-meta tabular-nums hover:bg-tint ${unknown ? "invisible" : ""} ${tight ? "text-caution" : "text-muted hover:text-ink"}`}
    >
      {tight && <TriangleExclamationPoint size={12} aria-hidden="true" className="shrink-0" />}
      {share !== null && <ShareBar share={share} tight={tight} />}
      <span className="whitespace-nowrap">{shown}</span>
    </button>
  );
}

type Look = {
  readonly text: string;
  /** The same with what it is of. */
  readonly shown: string;
  readonly label: string;
  readonly tight: boolean;
  readonly share: number | null;
};

function lookOf({ totals, failure }: Measure, model: Model | null): Look {
  const { windowBar } = words;
  if (failure?.code === "window-too-small") {
    const { full: text, fullWindow: shown, tooSmall: label } = windowBar;
    return { text, shown, label, tight: true, share: 1 };
  }
  if (totals === null) {
    const { none: text, unknown: label } = windowBar;
    return { text, shown: text, label, tight: false, share: null };
  }
  const { tokens, budget, warnings } = totals;
  if (model?.provider === "guide") {
    const text = windowBar.guideText(tokens.total);
    return { text, shown: text, label: windowBar.guide(tokens.total), tight: false, share: null };
  }
  const share = windowShare(totals);
  const label = joinSentences([
    windowBar.label(share, tokens.total, budget.window),
    ...(budget.windowSource === "default" ? [windowBar.assumed] : []),
    ...warnings.map((warning) => windowBar.warnings[warning]),
  ]);
  const text = words.percent(share);
  return { text, shown: windowBar.share(text), label, tight: isTight(totals), share };
}
