import { useRef } from "react";
import { Block } from "./block";
import { placed } from "./placed";
import { type Blocks, splitBlocks } from "./split-blocks";

/**
 * Markdown from a model as React elements. No HTML string exists on the way, so nothing in it can
 * become markup; while a text grows, only its last block is parsed again.
 */
export function Markdown({ text }: { readonly text: string }) {
  const last = useRef<Blocks | undefined>(undefined);
  last.current = splitBlocks(text, last.current);
  return (
    <div className="prose-blocks wrap-anywhere">
      {placed(last.current.blocks).map(({ item, place }) => (
        <Block key={place} source={item} />
      ))}
    </div>
  );
}
