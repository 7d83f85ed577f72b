import { useState } from "react";
import { nameHidden } from "../../../domain/hidden-characters";
import type { Program } from "../../../domain/program";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { Folded } from "../../kit/folded";
import { type Given, ScopeForm } from "../../programs/scope-form";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useNow } from "../../use-now";
import { connectionWords } from "../../words/connection-words";
import { programWords } from "../../words/program-words";

type Props = {
  readonly program: Program;
  readonly client: Pick<Client, "call">;
  readonly onChange: () => void;
};

/** A program, what it may do, and what it has asked for. */
export function ProgramRow({ program, client, onChange }: Props) {
  const { id, consent, calls } = program;
  const [isChanging, setChanging] = useState(false);
  const { busy, failure, run } = useAct();
  const name = nameHidden(program.name);
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      setChanging(false);
      onChange();
    });
  const give = (given: Given) => act(() => client.call("program.allow", { id, consent: given }));
  return (
    <li data-program={id} className="flex flex-col gap-2 rounded-md border border-line p-3">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <State program={program} />
      {isChanging ? (
        <ScopeForm
          name={name}
          before={consent?.scopes ?? null}
          busy={busy}
          onGive={give}
          onCancel={() => setChanging(false)}
          cancel={programWords.cancel}
        />
      ) : (
        <Acts
          program={program}
          busy={busy}
          onChange={() => setChanging(true)}
          onRevoke={() => act(() => client.call("program.revoke", { id }))}
          onRemove={() => act(() => client.call("program.remove", { id }))}
        />
      )}
      <FailureLine failure={failure} />
      {calls.length > 0 && <Log calls={calls} />}
    </li>
  );
}

type ActsProps = {
  readonly program: Program;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onRevoke: () => void;
  readonly onRemove: () => void;
};

function Acts({ program: { name, revokedAt }, busy, onChange, onRevoke, onRemove }: ActsProps) {
  const { list } = programWords;
  const labelOf = (does: string) => connectionWords.providers.labelOf(does, nameHidden(name));
  return (
    <div className="flex flex-wrap gap-2">
      {revokedAt === null && (
        <>
          <QuietButton data-program-change="" aria-label={labelOf(list.change)} onClick={onChange}>
            {list.change}
          </QuietButton>
          <QuietButton
            data-program-revoke=""
            aria-label={labelOf(list.revoke)}
            disabled={busy}
            onClick={onRevoke}
          >
            {list.revoke}
          </QuietButton>
        </>
      )}
      <QuietButton
        data-program-remove=""
        aria-label={labelOf(list.remove)}
        disabled={busy}
        onClick={onRemove}
      >
        {list.remove}
      </QuietButton>
    </div>
  );
}

function State({ program }: Pick<Props, "program">) {
  const { client, consent, revokedAt } = program;
  const { list } = programWords;
  const now = useNow();
  const lines = [
    client === null ? "" : list.calls(nameHidden(client)),
    revokedAt === null ? consentLine(consent, now) : list.revoked(revokedAt),
  ];
  return (
    <>
      {lines
        .filter((line) => line !== "")
        .map((line) => (
          <p key={line} className="text-small text-muted wrap-anywhere">
            {line}
          </p>
        ))}
    </>
  );
}

function consentLine(consent: Program["consent"], now: number): string {
  const { list } = programWords;
  if (consent === null) return list.waits;
  const { scopes, until } = consent;
  if (until !== null && now >= until) return list.over;
  return list.may(scopes, until === null ? list.forGood : list.until(until));
}

function Log({ calls }: Pick<Program, "calls">) {
  const { list, outcomes } = programWords;
  return (
    <Folded name={list.log(calls.length)} part="program-log">
      <ol className="flex flex-col gap-1">
        {calls.map(({ at, what, outcome }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may be the same.
          <li key={nth} className="wrap-anywhere">
            {list.at(at)}: {what}, {outcomes[outcome]}
          </li>
        ))}
      </ol>
    </Folded>
  );
}
