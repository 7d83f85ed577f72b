import type { PromptSettings } from "../domain/prompt-settings";
import type { ShownBlock } from "../domain/shown-block";
import { neutraliseBlocks } from "./neutralise-blocks";
import { neutraliseHeadings } from "./neutralise-headings";

/** P-073: what is told of a block beside its content. */
export type BlockOptions = Pick<PromptSettings, "includeDescriptions" | "includeSchemas">;

/**
 * A block between its tags, with its description and its schema where they are wanted (P-008, P-009,
 * P-074). Nothing that stands in it closes it, opens another or begins a section (D-15).
 */
export function renderBlock(
  { label, permission, sharedFrom, description, schema, text }: ShownBlock,
  { includeDescriptions = true, includeSchemas = false }: BlockOptions,
): string {
  const about = [
    ...(includeDescriptions && description.trim() !== "" ? [description.trim()] : []),
    ...(includeSchemas && schema.trim() !== "" ? [`Schema: ${schema.trim()}`] : []),
  ];
  const shared = sharedFrom === undefined ? "" : ` shared_from="${nameIn(sharedFrom)}"`;
  return [
    `<block:${nameIn(label)} permission="${nameIn(permission)}"${shared}>`,
    ...about.map(within),
    ...(about.length === 0 ? [] : [""]),
    within(text),
    `</block:${nameIn(label)}>`,
  ].join("\n");
}

function within(text: string): string {
  return neutraliseHeadings(neutraliseBlocks(text));
}

/** A name as it may stand in a tag: one line, without what would end the tag or a quotation in it. */
function nameIn(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll('"', "'")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .trim();
}
