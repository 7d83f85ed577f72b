import { useCallback, useEffect, useState } from "react";
import type { CallInput } from "../../../contract/contract";
import { GUIDE_MODEL } from "../../../domain/model";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { PlanHead } from "../../inspector/plan-head";
import { PlanParts } from "../../inspector/plan-parts";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { isSame } from "./field-changes";

/** A pause in typing after which the preview is made anew. */
const PAUSE_MS = 400;

export type PreviewFields = CallInput<"context.preview">["fields"];

type Props = {
  readonly client: Pick<Client, "call">;
  /** The same object for as long as nothing is changed. */
  readonly fields: PreviewFields;
  /** Whether the fields are in order; while they are not, the preview stays as it was. */
  readonly isSound: boolean;
};

/** What the model would be told with the fields as they stand, in the inspector's own words. */
export function ContextPreview({ client, fields, isSound }: Props) {
  const { contextPage } = optionsWords;
  const settled = useSettled(fields, isSound);
  const ask = useCallback(
    async () =>
      settled === null
        ? null
        : runTwice(() => client.call("context.preview", { fields: settled, text: "" })),
    [client, settled],
  );
  const { value: view, failure, busy, again } = useAnswer(ask);
  return (
    <div data-preview="" aria-busy={busy} className="flex flex-col gap-3">
      <p className="text-small text-muted">
        {isSound ? contextPage.previewWhy : contextPage.previewWaits}
      </p>
      <FailureLine failure={failure} onAgain={busy ? undefined : again} />
      {settled !== null && view === null && failure === null && (
        <p className="text-small text-muted">{contextPage.loading}</p>
      )}
      {view !== null && failure === null && (
        <>
          {view.model.provider === GUIDE_MODEL.provider && (
            <p className="text-small">{contextPage.previewGuide}</p>
          )}
          <PlanHead view={view} />
          <PlanParts
            view={view}
            window={view.model.provider === GUIDE_MODEL.provider ? null : view.plan.budget.window}
          />
        </>
      )}
    </div>
  );
}

/** The newest sound fields, once they have stayed the same for a moment; null before there are any. */
function useSettled(fields: PreviewFields, isSound: boolean): PreviewFields | null {
  const [settled, setSettled] = useState(isSound ? fields : null);
  useEffect(() => {
    if (!isSound) return;
    const timer = setTimeout(
      () => setSettled((now) => (isSame(now, fields) ? now : fields)),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [fields, isSound]);
  return settled;
}
