import { useReducer, useRef } from "react";
import { Block } from "./block";
import { placed } from "./placed";
import { type Blocks, splitBlocks } from "./split-blocks";
import { useNextTask } from "./use-next-task";

/** How much is read and shown at once; a long text takes several steps, so that none is long. */
const STEP = 6_000;

/**
 * Markdown from a model as React elements. No HTML string exists on the way, so nothing in it can
 * become markup; while a text grows, only its last block is parsed again.
 */
export function Markdown({ text }: { readonly text: string }) {
  const last = useRef<Blocks | undefined>(undefined);
  const [, goOn] = useReducer((steps: number) => steps + 1, 0);
  last.current = splitBlocks(text, last.current, STEP);
  const { blocks, asText, end } = last.current;
  const isWhole = end === last.current.text.length;
  useNextTask(isWhole ? null : goOn);
  return (
    <div className="prose-blocks wrap-anywhere" data-reading={isWhole ? undefined : ""}>
      {placed(blocks).map(({ item, place }, index) => (
        <Block
          key={place}
          source={item}
          asText={asText[index] ?? false}
          isTold={asText[index - 1] ?? false}
        />
      ))}
    </div>
  );
}
