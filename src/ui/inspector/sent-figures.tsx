import { TriangleExclamationPoint } from "lucide-react";
import type { SentPrompt } from "../../contract/prompt";
import { inspectorWords } from "../words/inspector-words";
import { words } from "../words/words";

/** What the server counted and how fast it was, beside what was estimated before. */
export function SentFigures({ sent }: { readonly sent: SentPrompt }) {
  const inspector = inspectorWords;
  const { plan, usage, firstTokenMs, match, cost } = sent;
  const speed = tokensPerSecond(sent);
  const { promptTokens = null, replyTokens = null } = usage ?? {};
  return (
    <section aria-label={inspector.counts} className="flex flex-col gap-2 text-small">
      {match === "changed" ? (
        <p data-match="changed" className="flex items-start gap-1.5">
          <TriangleExclamationPoint
            size={14}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-caution"
          />
          {inspector.changed}
        </p>
      ) : (
        <p data-match={match} className="text-muted">
          {match === "sent" ? inspector.sent : inspector.noAnswer}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 tabular-nums">
        <Figure name={inspector.prompt}>
          {`${inspector.estimated(plan.tokens.total)}, ${inspector.counted(promptTokens)}`}
        </Figure>
        <Figure name={inspector.replyTokens}>{inspector.counted(replyTokens)}</Figure>
        {firstTokenMs !== null && (
          <Figure name={inspector.firstWord}>{inspector.seconds(firstTokenMs)}</Figure>
        )}
        {speed !== null && <Figure name={inspector.speed}>{inspector.perSecond(speed)}</Figure>}
        {cost !== undefined && <Figure name={words.cost.name}>{words.cost.dollars(cost)}</Figure>}
      </dl>
    </section>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-end">{children}</dd>
    </>
  );
}

/** Tokens of a reply by the second, from its first word to its end; null where that is not known. */
function tokensPerSecond({
  usage,
  firstTokenMs,
  replyMs,
}: Pick<SentPrompt, "usage" | "firstTokenMs" | "replyMs">): number | null {
  const tokens = usage?.replyTokens ?? null;
  if (tokens === null || firstTokenMs === null || replyMs === null) return null;
  const ms = replyMs - firstTokenMs;
  return ms > 0 ? (tokens * 1_000) / ms : null;
}
