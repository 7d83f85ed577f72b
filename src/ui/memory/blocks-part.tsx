import type { BlockCard as BlockCardOf } from "../../contract/memory";
import { FailureLine } from "../failure-line";
import { ROWS } from "../kit/rows-style";
import { QuietButton } from "../quiet-button";
import { useCall } from "../use-call";
import { useFreshLists } from "../use-fresh-lists";
import { useSheet } from "../use-sheet";
import { memoryWords } from "../words/memory-words";
import { BlockCard } from "./block-card";
import { AddBlock } from "./dialogs/add-block";
import { MemoryPart } from "./memory-part";
import type { PartProps } from "./memory-props";

/** The blocks of a context, and those that others share with it. */
export function BlocksPart({ surface, contextId, isIncluded }: PartProps) {
  const { client } = surface;
  const { value, failure, again } = useCall(client, "memory.list", { contextId });
  useFreshLists(client, again);
  const adding = useSheet<true>();
  const { blocks, shared } = value ?? { blocks: [], shared: [] };
  const list = surface.look === "page" ? ROWS : "flex flex-col gap-3";
  return (
    <MemoryPart
      look={surface.look}
      title={memoryWords.blocks}
      means={memoryWords.blocksMeans}
      name="blocks"
      isIncluded={isIncluded}
    >
      <FailureLine failure={failure} onAgain={again} />
      {value === null && failure === null && (
        <p className="text-small text-muted">{memoryWords.loading}</p>
      )}
      {value !== null && <Total all={[...blocks, ...shared]} isIncluded={isIncluded} />}
      {surface.onInspect === null && (
        <p className="text-small text-muted">{memoryWords.inspectHint}</p>
      )}
      <ul aria-label={memoryWords.blocks} className={`${list} empty:hidden`}>
        {blocks.map((card) => (
          <BlockCard key={card.id} surface={surface} card={card} onChanged={again} />
        ))}
      </ul>
      <QuietButton data-add-block="" onClick={() => adding.open(true)}>
        {memoryWords.addBlock}
      </QuietButton>
      {shared.length > 0 && (
        <>
          <h3 className="font-semibold">{memoryWords.sharedBlocks}</h3>
          <ul aria-label={memoryWords.sharedBlocks} className={list}>
            {shared.map((card) => (
              <BlockCard key={card.share.id} surface={surface} card={card} onChanged={again} />
            ))}
          </ul>
        </>
      )}
      {adding.what !== null && (
        <AddBlock
          surface={surface}
          contextId={contextId}
          onChanged={again}
          onClose={adding.close}
          onClosed={adding.giveBack}
        />
      )}
    </MemoryPart>
  );
}

type TotalProps = Pick<PartProps, "isIncluded"> & { readonly all: readonly BlockCardOf[] };

function Total({ all, isIncluded }: TotalProps) {
  const sum = sumTokens(all);
  const always = isIncluded ? sumTokens(all.filter(isAlways)) : sum;
  const total = memoryWords.blocksTotal(all.length, sum, always);
  return (
    <p data-total="" className="text-small text-muted">
      {all.length === 0 ? memoryWords.noBlocks : total}
    </p>
  );
}

function sumTokens(cards: readonly BlockCardOf[]): number {
  return cards.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Whether every prompt holds it, as far as there is room. */
function isAlways({ type, pinned }: BlockCardOf): boolean {
  return type === "core" || (type === "working" && pinned);
}
