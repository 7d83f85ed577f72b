import { TriangleExclamationPoint } from "lucide-react";
import type { PromptView } from "../../contract/prompt";
import { OwnText } from "../own-text/own-text";
import { ShareBar } from "../prompt/share-bar";
import { isTight, windowShare } from "../prompt/window-share";
import { inspectorWords } from "../words/inspector-words";
import { words } from "../words/words";

/** The whole against the window, who says how large that is, and what to be careful about. */
export function PlanHead({ view: { plan, model } }: { readonly view: PromptView }) {
  const inspector = inspectorWords;
  const { tokens, budget, warnings, redacted, mode } = plan;
  const share = windowShare(plan);
  const isGuide = model.provider === "guide";
  return (
    <div data-plan-head="" className="flex flex-col gap-1 text-small">
      <p className="flex items-center gap-2 font-semibold tabular-nums">
        <span data-plan-total={tokens.total}>
          {isGuide
            ? inspector.exactTokens(tokens.total)
            : inspector.total(tokens.total, budget.window)}
        </span>
        {!isGuide && (
          <>
            <ShareBar share={share} tight={isTight(plan)} />
            <span>{words.percent(share)}</span>
          </>
        )}
      </p>
      {warnings.map((warning) => (
        <p key={warning} data-warning={warning} className="flex items-start gap-1.5">
          <TriangleExclamationPoint
            size={14}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-caution"
          />
          <span>
            <OwnText text={inspector.warnings[warning]} />
            {warning === "history" && ` ${inspector.historyShare(tokens.history, budget.history)}`}
          </span>
        </p>
      ))}
      <div className="text-meta text-muted">
        <p>
          <OwnText
            text={isGuide ? inspector.guide : inspector.windowSources[budget.windowSource]}
          />
        </p>
        {!isGuide && <p>{inspector.reply(budget.reply)}</p>}
        <p>{inspector.mode(mode)}</p>
        {redacted > 0 && <p>{inspector.redacted(redacted)}</p>}
      </div>
    </div>
  );
}
