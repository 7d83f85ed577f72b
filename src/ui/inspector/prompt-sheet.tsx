import { type ReactNode, useId } from "react";
import type { PromptView } from "../../contract/prompt";
import { GUIDE_MODEL } from "../../domain/model";
import type { LeftOut } from "../../domain/prompt-plan";
import type { Client } from "../../messaging/client";
import { CopyButton } from "../markdown/copy-button";
import { OwnText } from "../own-text/own-text";
import { inspectorWords } from "../words/inspector-words";
import { parameterWords } from "../words/parameter-words";
import { joinSentences } from "../words/sentences";
import { CopyAs } from "./copy-as";
import type { Shown } from "./inspected";
import { LongText } from "./long-text";
import { PlanHead } from "./plan-head";
import { PlanParts } from "./plan-parts";
import { QuotesPart } from "./quotes-part";
import { SentFigures } from "./sent-figures";
import { sentParameters } from "./sent-parameters";

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
        <LeftOutList leftOut={notShownAbove(view.plan)} />
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

/** What the request says beside the prompt, by the words of the parameters. */
function ParameterList({ body }: { readonly body: string }) {
  const sent = sentParameters(body);
  if (sent.length === 0) return <p className="text-small text-muted">{parameterWords.sentNone}</p>;
  return (
    <dl
      data-sent-parameters=""
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-small tabular-nums"
    >
      {sent.map(({ name, value }) => (
        <div key={name} data-sent-parameter={name} className="contents">
          <dt className="text-muted">{parameterWords.names[name]}</dt>
          <dd className="text-end wrap-anywhere">
            {/* As the request says it, in the digits of JSON. */}
            <code dir="ltr">{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the request does not hold, why, and what can be done about it. */
function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) {
    return <p className="text-small text-muted">{inspectorWords.nothingLeftOut}</p>;
  }
  return (
    <ul className="flex flex-col gap-2 text-small">
      {leftOut.map((one, at) => {
        const { what, why } = leftOutSentences(one);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind and reason are told apart by their place.
          <li key={at} data-left-out={one.reason}>
            <span className="font-semibold">{what}</span>{" "}
            <span className="text-muted">
              <OwnText text={why} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Quotes that were looked for stand with what was not quoted. */
function notShownAbove({ leftOut, budget }: PromptView["plan"]): readonly LeftOut[] {
  return leftOut.filter(({ kind }) => kind !== "quotes" || budget.quotes === undefined);
}

/** What was left out, and why with what can be done, in words. */
function leftOutSentences(leftOut: LeftOut): {
  readonly what: string;
  readonly why: string;
} {
  const inspector = inspectorWords;
  const { reason, because } = leftOut;
  const reasons = [inspector.reasons[reason], ...(because ? [inspector.becauses[because]] : [])];
  return { what: whatOf(leftOut), why: joinSentences(reasons) };
}

function whatOf(leftOut: LeftOut): string {
  const { what, kind, label, more, messages, images = 0, reason, page } = leftOut;
  const inspector = inspectorWords;
  if (page !== undefined) return inspector.leftOutPage(label ?? "", page.passages, page.headings);
  const isBlock = reason === "block-not-told" || reason === "block-empty";
  if (isBlock && label !== undefined) return inspector.leftOutBlock(label);
  if (what === "images") return inspector.leftOutImages(images);
  if (more !== undefined && kind !== null) return inspector.leftOutMore(kind, more);
  if (what === "section" && kind !== null) return inspector.leftOutSection(kind, label);
  if (what === "section") return inspector.leftOutConversation;
  return inspector.leftOutMessages(messages);
}

/** What is sent, byte for byte: method, address, headers, body. */
function ExactRequest({ request }: Pick<PromptView, "request">) {
  const inspector = inspectorWords;
  const { method, url, headers, body } = request;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div data-exact-request="" className="flex flex-col gap-2 text-small">
      {url === "" ? (
        <p className="text-muted">{inspector.requestNone}</p>
      ) : (
        <p dir="ltr" className="font-mono text-code wrap-anywhere">
          {method} {url}
          {lines.map((line) => (
            <span key={line} className="block text-muted">
              {line}
            </span>
          ))}
        </p>
      )}
      <div className="flex items-center justify-between">
        <span className="text-meta text-muted">{inspector.body}</span>
        <CopyButton text={body} />
      </div>
      <LongText text={body} label={inspector.body} code />
    </div>
  );
}
