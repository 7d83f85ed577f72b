import type { LeftOut } from "../../domain/prompt-plan";
import { inspectorWords } from "../words/inspector-words";
import { joinSentences } from "../words/sentences";

/** What was left out, and why with what can be done, in words. */
export function leftOutSentences(leftOut: LeftOut): {
  readonly what: string;
  readonly why: string;
} {
  const inspector = inspectorWords;
  const { reason, because } = leftOut;
  const reasons = [inspector.reasons[reason], ...(because ? [inspector.becauses[because]] : [])];
  return { what: whatOf(leftOut), why: joinSentences(reasons) };
}

function whatOf(leftOut: LeftOut): string {
  const { what, kind, label, more, messages, images = 0, reason, page } = leftOut;
  const inspector = inspectorWords;
  if (page !== undefined) return inspector.leftOutPage(label ?? "", page.passages, page.headings);
  const isBlock = reason === "block-not-told" || reason === "block-empty";
  if (isBlock && label !== undefined) return inspector.leftOutBlock(label);
  if (what === "images") return inspector.leftOutImages(images);
  if (more !== undefined && kind !== null) return inspector.leftOutMore(kind, more);
  if (what === "section" && kind !== null) return inspector.leftOutSection(kind, label);
  return inspector.leftOutMessages(messages);
}
