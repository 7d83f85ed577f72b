import { type ReactNode, useReducer, useRef, useState } from "react";
import { Block } from "./block";
import { boxesOf } from "./boxes-of";
import { placed } from "./placed";
import { ShowMore } from "./show-more";
import { type Blocks, MOST_DRAWN, splitBlocks } from "./split-blocks";
import { useNextTask } from "./use-next-task";

/** How much is read and shown at once, and a block more; a long text takes several steps. */
const STEP = 3_000;

/**
 * Markdown from a model as React elements. No HTML string exists on the way, so nothing in it can
 * become markup; while a text grows, only its last block is parsed again.
 */
export function Markdown({ text }: { readonly text: string }) {
  const last = useRef<Blocks | undefined>(undefined);
  const [, goOn] = useReducer((steps: number) => steps + 1, 0);
  const [mostDrawn, setMostDrawn] = useState(MOST_DRAWN);
  last.current = splitBlocks(text, last.current, { budget: STEP, mostDrawn });
  const { blocks, asText, isWhole, isCut } = last.current;
  useNextTask(isWhole ? null : goOn);
  const showMore = useRef(() => setMostDrawn((before) => before + MOST_DRAWN)).current;
  const shown = placed(blocks).map(({ item, key }, at) => (
    <Block
      key={key}
      source={item}
      asText={asText[at] === true}
      isAnnounced={asText[at] === asText[at - 1]}
    />
  ));
  return (
    <div className="prose-blocks wrap-anywhere" data-reading={isWhole ? undefined : ""}>
      {inBoxes(shown, boxesOf(last.current.weights))}
      {isCut && <ShowMore onShow={showMore} />}
    </div>
  );
}

/** All but the last, which may still grow, are drawn only where they are seen. */
function inBoxes(shown: readonly ReactNode[], starts: readonly number[]): ReactNode {
  return starts.map((start, at) => {
    const end = starts[at + 1];
    return (
      <div key={start} className={end === undefined ? "prose-blocks" : "prose-blocks prose-box"}>
        {shown.slice(start, end)}
      </div>
    );
  });
}
