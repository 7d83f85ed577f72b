import { type ReactNode, useId } from "react";
import { GUIDE_MODEL } from "../../domain/model";
import type { Client } from "../../messaging/client";
import { inspectorWords } from "../words/inspector-words";
import { parameterWords } from "../words/parameter-words";
import { CopyAs } from "./copy-as";
import { ExactRequest } from "./exact-request";
import type { Shown } from "./inspected";
import { LeftOutList } from "./left-out-list";
import { ParameterList } from "./parameter-list";
import { PlanHead } from "./plan-head";
import { PlanParts } from "./plan-parts";
import { QuotesPart } from "./quotes-part";
import { SentFigures } from "./sent-figures";

type Props = { readonly client: Pick<Client, "call">; readonly shown: Shown };

/** A prompt from top to bottom: the whole, its parts, what is not in it, and the exact request. */
export function PromptSheet({ client, shown: { view, sent, of } }: Props) {
  const inspector = inspectorWords;
  const window = view.model.provider === GUIDE_MODEL.provider ? null : view.plan.budget.window;
  return (
    <>
      {sent !== null && view.plan.begun !== "" && (
        <p data-continued="" className="text-small">
          {inspector.continued}
        </p>
      )}
      <PlanHead view={view} />
      {sent !== null && <SentFigures sent={sent} />}
      <Part title={inspector.parts}>
        <PlanParts view={view} window={window} />
      </Part>
      {view.plan.budget.quotes !== undefined && (
        <Part title={inspector.quotes.title}>
          <QuotesPart plan={view.plan} window={window} />
        </Part>
      )}
      <Part title={inspector.leftOut}>
        <LeftOutList leftOut={view.plan.leftOut.filter(({ kind }) => kind !== "quotes")} />
      </Part>
      {view.model.provider !== GUIDE_MODEL.provider && (
        <Part title={parameterWords.sent}>
          <ParameterList body={view.request.body} />
        </Part>
      )}
      <Part title={inspector.request}>
        <ExactRequest request={view.request} />
        <CopyAs client={client} of={of} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 id={id} className="text-small font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
