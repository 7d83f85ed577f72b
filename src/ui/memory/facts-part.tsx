import type { Fact } from "../../domain/fact";
import { isNotRemembered } from "../../domain/fact-text";
import { replacedBy } from "../commands/fact-acts";
import { FailureLine } from "../failure-line";
import { OwnText } from "../own-text/own-text";
import { useCall } from "../use-call";
import { useFreshLists } from "../use-fresh-lists";
import { memoryWords } from "../words/memory-words";
import { AddFact } from "./add-fact";
import { FactRow } from "./fact-row";
import { factTokens } from "./fact-tokens";
import { MemoryPart } from "./memory-part";
import type { PartProps } from "./memory-props";

type Props = PartProps & {
  /** Whether the context learns from its conversations, and tells what it has learned. */
  readonly remembers: boolean;
};

/** What is known about the person; what waits for them stands first. */
export function FactsPart({ surface, contextId, remembers, isIncluded }: Props) {
  const { client } = surface;
  const { facts: texts } = memoryWords;
  const { value, failure, again } = useCall(client, "fact.list", { contextId });
  useFreshLists(client, again);
  const facts = waitingFirst(value?.facts ?? []);
  return (
    <MemoryPart
      look={surface.look}
      title={texts.title}
      means={texts.means}
      name="facts"
      isIncluded={isIncluded}
    >
      <FailureLine failure={failure} onAgain={again} />
      {value !== null && facts.length === 0 && (
        <p data-none="" className="text-small text-muted">
          <OwnText text={texts.none} />
        </p>
      )}
      {isIncluded && <Cost facts={facts} remembers={remembers} />}
      {facts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        <section tabIndex={0} aria-label={texts.table} className="max-w-full overflow-x-auto">
          <table className="w-full text-start text-small">
            <thead>
              <tr className="border-b border-line text-meta text-muted">
                {[texts.key, texts.value, texts.since].map((name) => (
                  <th key={name} scope="col" className="py-1 pe-2 text-start font-normal">
                    {name}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{texts.acts}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <FactRow
                  key={fact.id}
                  surface={surface}
                  fact={fact}
                  replaces={replacedBy(fact, facts)}
                  onChanged={again}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <AddFact surface={surface} contextId={contextId} onChanged={again} />
    </MemoryPart>
  );
}

type CostProps = Pick<Props, "remembers"> & { readonly facts: readonly Fact[] };

/** What they cost, and that some are not told. */
function Cost({ facts, remembers }: CostProps) {
  const tokens = factTokens(facts, remembers);
  const isOneSilent = facts.some((fact) => isNotRemembered(fact, remembers));
  return (
    <>
      {tokens > 0 && (
        <p
          data-total={tokens}
          title={memoryWords.exactTokens(tokens)}
          className="text-small text-muted"
        >
          {memoryWords.tokens(tokens)}
        </p>
      )}
      {isOneSilent && (
        <p data-not-included="" className="text-small text-muted">
          <OwnText text={memoryWords.facts.notIncluded} />
        </p>
      )}
    </>
  );
}

/** The newest last, as they were given, within each. */
function waitingFirst(facts: readonly Fact[]): readonly Fact[] {
  const waits = (fact: Fact) => (fact.state === "waiting" ? 0 : 1);
  return facts.toSorted((one, other) => waits(one) - waits(other));
}
