import { useCallback, useState } from "react";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { useAnswer } from "../../use-answer";
import { usageWords } from "../../words/usage-words";
import { UntitledPart } from "../page-part";
import { SectionHead } from "../section-head";
import { ForgetUsage } from "./forget-usage";
import { UsageView } from "./usage-view";

/** What answers came to: tokens, speed, and cost where prices are known. */
export function UsagePage({ client }: { readonly client: Pick<Client, "call"> }) {
  // How often they were forgotten here: each time the question begins anew.
  const [forgotten, setForgotten] = useState(0);
  const ask = useCallback(() => runTwice(() => client.call("usage.read", {})), [client]);
  const { value, failure, again } = useAnswer(ask);
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
