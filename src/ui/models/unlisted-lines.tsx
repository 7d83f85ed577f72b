import type { Unlisted } from "../../domain/unlisted";
import { OwnText } from "../own-text/own-text";
import { unlistedWords } from "../words/unlisted-words";

/** Names that a line holds. */
const MAX_NAMES = 5;

type Props = { readonly unlisted?: readonly Unlisted[] | undefined };

/** What there is and is not offered: a line for each reason, whoever has it. */
export function UnlistedLines({ unlisted = [] }: Props) {
  return mergeReasons(unlisted).map(({ why, names, count }) => (
    <p key={why} data-unlisted={why} className="text-meta text-muted wrap-anywhere">
      {unlistedWords.why[why](names, count - names.length)}
      {/* Apart from the names, which are a server's: where those lead is not theirs to choose. */}
      {why === "held" && (
        <>
          {" "}
          <OwnText text={unlistedWords.allowHeld} />
        </>
      )}
    </p>
  ));
}

function mergeReasons(unlisted: readonly Unlisted[]): readonly Unlisted[] {
  const byReason = new Map<Unlisted["why"], Unlisted>();
  for (const { why, names, count } of unlisted) {
    const before = byReason.get(why) ?? { names: [], count: 0 };
    const all = [...before.names, ...names].slice(0, MAX_NAMES);
    byReason.set(why, { why, names: all, count: before.count + count });
  }
  return [...byReason.values()];
}
