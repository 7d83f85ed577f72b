import { useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCall } from "../../use-call";
import { useFirstFocus } from "../../use-first-focus";
import { useFreshLists } from "../../use-fresh-lists";
import { optionsWords } from "../../words/options-words";
import { usageWords } from "../../words/usage-words";
import { UntitledPart } from "../page-part";
import { SectionHead } from "../section-head";
import { focusHeading, useUndoCell } from "../undo-provider";
import { UsageView } from "./usage-view";

/** What answers came to: tokens, speed, and cost where prices are known. */
export function UsagePage({ client }: { readonly client: Pick<Client, "call" | "onListsChange"> }) {
  // How often they were forgotten here: each time the question begins anew.
  const [forgotten, setForgotten] = useState(0);
  const { value, failure, again } = useCall(client, "usage.read", {});
  // They come back by an undo from elsewhere in the options, too.
  useFreshLists(client, again);
  const months = value?.months ?? [];
  return (
    <main>
      <SectionHead section="usage" lead={usageWords.why} />
      <UntitledPart>
        <FailureLine failure={failure} onAgain={again} />
        {value !== null && <UsageView months={months} />}
        <p className="text-small text-muted">{usageWords.how}</p>
        <p role="status" className="text-small empty:hidden">
          {forgotten > 0 && months.length === 0 ? usageWords.forgotten : ""}
        </p>
        {months.length > 0 && (
          <ForgetUsage
            key={forgotten}
            client={client}
            onUndone={again}
            onForgotten={() => {
              setForgotten((before) => before + 1);
              again();
            }}
          />
        )}
      </UntitledPart>
    </main>
  );
}

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onForgotten: () => void;
  /** The figures are here again. */
  readonly onUndone: () => void;
};

/** Deletes all figures, once it was said what that means. */
function ForgetUsage(props: Props) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <QuietButton data-forget-usage="" onClick={() => setAsks(true)}>
        {usageWords.forget}
      </QuietButton>
    );
  }
  return <Question {...props} onCancel={() => setAsks(false)} />;
}

type QuestionProps = Props & { readonly onCancel: () => void };

function Question({ client, onForgotten, onUndone, onCancel }: QuestionProps) {
  const cell = useUndoCell();
  const { busy, failure, run } = useAct();
  const first = useFirstFocus<HTMLButtonElement>();
  const forget = async () => {
    const act = () =>
      offerUndo(
        cell,
        (undo) => client.call("usage.forget", { undo }),
        ({ canUndo = false }) =>
          canUndo ? { what: { kind: "usageForgotten" }, onUndone: async () => onUndone() } : null,
      );
    if (!(await run(act))) return;
    // The button that had the keyboard is gone.
    focusHeading();
    onForgotten();
  };
  return (
    <div className="flex flex-col gap-3 text-small">
      <p>{usageWords.forgetMeans}</p>
      <div className="flex gap-2">
        <QuietButton ref={first} data-forget-confirm="" disabled={busy} onClick={forget}>
          {usageWords.forgetConfirm}
        </QuietButton>
        <QuietButton disabled={busy} onClick={onCancel}>
          {optionsWords.options.cancel}
        </QuietButton>
      </div>
      <FailureLine failure={failure} />
    </div>
  );
}
