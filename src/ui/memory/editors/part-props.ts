import type { BlockContent, PartContent } from "../../../domain/block-content";
import type { PartSchema } from "../../../domain/block-schema";
import type { BlockController } from "../controller/block-controller";

type Kind = PartSchema["kind"];

/** What edits one part of a block: the whole of it, or one of its sections. */
export type PartProps<K extends Kind> = {
  readonly controller: BlockController;
  /** "" for the block's own. */
  readonly section: string;
  /** What it is called for whoever does not see it. */
  readonly name: string;
  readonly schema: Extract<PartSchema, { kind: K }>;
  readonly part: Extract<PartContent, { kind: K }>;
};

/** What a section holds, null where it is none of this kind. */
export function partOf<K extends Kind>(
  content: BlockContent,
  section: string,
  kind: K,
): Extract<PartContent, { kind: K }> | null {
  const part = content.kind === "composite" ? content.sections[section] : content;
  return part !== undefined && isKind(part, kind) ? part : null;
}

function isKind<K extends Kind>(
  part: PartContent,
  kind: K,
): part is Extract<PartContent, { kind: K }> {
  return part.kind === kind;
}
