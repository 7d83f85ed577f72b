import { useCallback, useEffect } from "react";
import { createPortal } from "react-dom";
import type { Waiting } from "../../contract/program";
import { nameHidden } from "../../domain/hidden-characters";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { useAnswer } from "../use-answer";
import { useMovedGuard } from "../use-moved-guard";
import { programWords } from "../words/program-words";
import { ScopeForm } from "./scope-form";

type ClientOnly = { readonly client: Pick<Client, "call" | "onVaultChange"> };

type CardsProps = ClientOnly & {
  /** Where who asks is told, of a page that draws these only then; left out where they stand anyway. */
  readonly news?: HTMLElement | null;
};

/** What programs of this machine wait for, each as a card to decide on. */
export function ProgramCards({ client, news }: CardsProps) {
  const ask = useCallback(() => client.call("program.waiting", {}), [client]);
  const { value, again } = useAnswer(ask);
  useEffect(() => client.onVaultChange(again), [client, again]);
  const waiting = value?.waiting ?? NONE;
  // A program may take back what somebody is about to decide on: another comes to its place.
  const guardClick = useMovedGuard(waiting);
  return (
    <>
      {news == null ? (
        <AskingNews waiting={waiting} />
      ) : (
        createPortal(<Asking waiting={waiting} />, news)
      )}
      {waiting.length > 0 && (
        <section
          aria-label={programWords.cards.region}
          onClickCapture={guardClick}
          className="flex max-h-[60dvh] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line p-3"
        >
          {waiting.map((one) => (
            <Card key={keyOf(one)} {...{ one, client }} />
          ))}
        </section>
      )}
    </>
  );
}

type WaitingOnly = { readonly waiting: readonly Waiting[] };

/** Tells assistive technology of each question once, when it comes; there before the first one is. */
export function AskingNews({ waiting }: WaitingOnly) {
  return (
    <div aria-live="polite" data-program-news="" className="sr-only">
      <Asking waiting={waiting} />
    </div>
  );
}

function Asking({ waiting }: WaitingOnly) {
  const asking = waiting.filter((one) => one.kind === "consent" || !one.takenBack);
  return asking.map((one) => <p key={keyOf(one)}>{titleOf(one)}</p>);
}

const NONE: readonly Waiting[] = [];

/** A program that asks for something else, or calls itself otherwise, is asked about anew. */
function keyOf(one: Waiting): string {
  return one.kind === "call" ? one.id : JSON.stringify([one.programId, one.client, one.what]);
}

function titleOf(one: Waiting): string {
  const { cards } = programWords;
  const name = nameHidden(one.name);
  return one.kind === "call" ? cards.call(name, one.what) : cards.consent(name);
}

function Card({ one, client }: ClientOnly & { readonly one: Waiting }) {
  const name = nameHidden(one.name);
  const title = titleOf(one);
  return (
    <article
      data-program-card={one.kind}
      aria-label={title}
      className="flex flex-col gap-2 rounded-md border border-line bg-raised p-3 text-small"
    >
      <h2 className="font-semibold wrap-anywhere">{title}</h2>
      {one.kind === "call" ? (
        <CallCard one={one} client={client} />
      ) : (
        <ConsentCard one={one} name={name} client={client} />
      )}
    </article>
  );
}

type ConsentProps = ClientOnly & {
  readonly one: Extract<Waiting, { kind: "consent" }>;
  readonly name: string;
};

function ConsentCard({ one, name, client }: ConsentProps) {
  const { busy, failure, run } = useAct();
  const { cards } = programWords;
  const allow = (consent: Parameters<typeof sendConsent>[2]) =>
    void run(() => sendConsent(client, one.programId, consent));
  return (
    <>
      {one.client !== null && (
        <p className="text-muted wrap-anywhere">{cards.client(nameHidden(one.client))}</p>
      )}
      <p className="text-muted wrap-anywhere">{cards.what(one.what)}</p>
      <ScopeForm
        name={name}
        before={null}
        busy={busy}
        onGive={allow}
        onCancel={() => allow(null)}
        cancel={cards.refuse}
      />
      <FailureLine failure={failure} />
    </>
  );
}

function sendConsent(
  client: ClientOnly["client"],
  id: string,
  consent: Parameters<Parameters<typeof ScopeForm>[0]["onGive"]>[0] | null,
) {
  return client.call("program.allow", { id, consent });
}

type CallProps = ClientOnly & { readonly one: Extract<Waiting, { kind: "call" }> };

function CallCard({ one, client }: CallProps) {
  const { busy, failure, run } = useAct();
  const { cards } = programWords;
  const decide = (approved: boolean) =>
    void run(() => client.call("program.decide", { id: one.id, approved }));
  return (
    <>
      {one.deletes && <p className="font-semibold text-caution">{cards.deletes}</p>}
      {one.target !== "" && <p className="wrap-anywhere">{cards.target(nameHidden(one.target))}</p>}
      <div>
        <p className="text-meta text-muted">{cards.arguments}</p>
        {/* Nothing is approved that is not seen: what has no shape is named. */}
        <pre dir="auto" className="max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {nameHidden(one.arguments)}
        </pre>
      </div>
      <p role="status" data-taken-back="" className="font-semibold empty:-mt-2">
        {one.takenBack && cards.takenBack}
      </p>
      {!one.takenBack && (
        <>
          <FailureLine failure={failure} />
          <div className="flex flex-wrap gap-2">
            <PrimaryButton data-program-approve="" disabled={busy} onClick={() => decide(true)}>
              {cards.approve}
            </PrimaryButton>
            <QuietButton data-program-decline="" disabled={busy} onClick={() => decide(false)}>
              {cards.decline}
            </QuietButton>
          </div>
        </>
      )}
    </>
  );
}
