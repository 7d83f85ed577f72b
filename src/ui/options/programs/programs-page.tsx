import { useCallback, useEffect } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { ProgramCards } from "../../programs/program-cards";
import { useAnswer } from "../../use-answer";
import { programWords } from "../../words/program-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { AddProgram } from "./add-program";
import { LinkPart } from "./link-part";
import { ProgramRow } from "./program-row";

/** Programs of this machine: whether any is let in, each with what it may do, and what it has asked. */
export function ProgramsPage({ client }: { readonly client: Client }) {
  const ask = useCallback(() => client.call("program.list", {}), [client]);
  const { value, failure, again } = useAnswer(ask);
  useEffect(() => client.onVaultChange(again), [client, again]);
  useEffect(() => {
    // Calls come while nobody looks at their log.
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [again]);
  const { intro, list } = programWords;
  return (
    <main>
      <SectionHead section="programs" lead={intro} />
      <FailureLine failure={failure} onAgain={again} />
      <ProgramCards client={client} />
      {value !== null && (
        <>
          <LinkPart client={client} link={value.link} onChange={again} />
          <PagePart title={list.title}>
            {value.programs.length === 0 && <p className="text-small text-muted">{list.none}</p>}
            <ul className="flex flex-col gap-4">
              {value.programs.map((program) => (
                <ProgramRow key={program.id} program={program} client={client} onChange={again} />
              ))}
            </ul>
          </PagePart>
          <AddProgram client={client} onAdded={again} />
        </>
      )}
    </main>
  );
}
