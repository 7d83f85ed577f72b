import type { LeftOut } from "../../domain/prompt-plan";
import { words } from "../words/words";

/** What was left out, and why with what can be done, in words. */
export function leftOutSentences({ what, kind, messages, reason, because }: LeftOut): {
  readonly what: string;
  readonly why: string;
} {
  const { inspector } = words;
  const isSection = what === "section" && kind !== null;
  const reasons = [inspector.reasons[reason], ...(because ? [inspector.becauses[because]] : [])];
  return {
    what: isSection ? inspector.leftOutSection(kind) : inspector.leftOutMessages(messages),
    why: reasons.join(" "),
  };
}
