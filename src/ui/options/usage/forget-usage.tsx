import { useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { usageWords } from "../../words/usage-words";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onForgotten: () => void;
};

/** Deletes all figures, once it was said what that means. */
export function ForgetUsage({ client, onForgotten }: Props) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <QuietButton data-forget-usage="" onClick={() => setAsks(true)}>
        {usageWords.forget}
      </QuietButton>
    );
  }
  return <Question client={client} onForgotten={onForgotten} onCancel={() => setAsks(false)} />;
}

function Question({ client, onForgotten, onCancel }: Props & { readonly onCancel: () => void }) {
  const { busy, failure, run } = useAct();
  const first = useFirstFocus<HTMLButtonElement>();
  const forget = async () => {
    if (await run(() => client.call("usage.forget", {}))) onForgotten();
  };
  return (
    <div className="flex flex-col gap-3 text-small">
      <p>{usageWords.forgetMeans}</p>
      <div className="flex gap-2">
        <QuietButton ref={first} data-forget-confirm="" disabled={busy} onClick={forget}>
          {usageWords.forgetConfirm}
        </QuietButton>
        <QuietButton onClick={onCancel}>{optionsWords.options.cancel}</QuietButton>
      </div>
      <FailureLine failure={failure} />
    </div>
  );
}
