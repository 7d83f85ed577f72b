import type { Reply, Usage } from "../../domain/message";
import { hideArguments } from "../../domain/redaction";
import { replyCost } from "../../domain/reply-cost";
import { MAX_SOURCES, type Source } from "../../domain/source";
import { addKnown, sumUsage } from "../../domain/step";
import type { Outcome } from "../../domain/turn";
import type { CloseTurn } from "../../domain/turn-store";

/** How a run ended, as the store is told of it. */
export type RunEnd = Omit<CloseTurn, "turnId" | "rest" | "steps"> & {
  /** What the requests of this run before its last came to; null or left out where there were none. */
  readonly spent?: Usage | null | undefined;
};

/** The reply as its run has left it; `thinking` is the whole of it, with that of this run. */
export function closedReply(reply: Reply, thinking: string, end: RunEnd): Reply {
  const { outcome, hide = (text) => text } = end;
  const { toolCalls, sources, usage, ...ended } = outcome;
  const before = sumUsage(reply.usage, end.spent ?? null);
  const cost = addKnown(reply.cost ?? null, replyCost(end.price, usageOfRun(end)));
  return {
    ...reply,
    ...ended,
    // A reply of more than one request is paid for all of them.
    usage: sumUsage(before, usage),
    ...(before === null ? {} : { lastUsage: usage }),
    ...(toolCalls === undefined
      ? {}
      : { toolCalls: toolCalls.map((call) => hideCall(call, hide)) }),
    ...(sources === undefined ? {} : { sources: addSources(reply.sources, sources, hide) }),
    ...(cost === null ? {} : { cost }),
    thinking: hide(thinking),
    thinkingMs: reply.thinkingMs + end.thinkingMs,
    seenFrom: end.seenFrom,
    overflow: end.overflow ?? 0,
    firstTokenMs: end.firstTokenMs ?? null,
    replyMs: end.replyMs ?? null,
  };
}

type Calls = NonNullable<Outcome["toolCalls"]>;

function hideCall(call: Calls[number], hide: (text: string) => string): Calls[number] {
  return { ...call, name: hide(call.name), arguments: hideArguments(call.arguments, hide) };
}

/** A reply that was continued keeps those of its first run, and their numbers. */
function addSources(
  before: readonly Source[] = [],
  added: readonly Source[],
  hide: (text: string) => string,
): Source[] {
  const known = new Set(before.map(({ url }) => url));
  const fresh = added.map(({ url, title }) => ({ url: hide(url), title: hide(title) }));
  return [...before, ...fresh.filter(({ url }) => !known.has(url))].slice(0, MAX_SOURCES);
}

/** What a conversation has cost with this run, as a change of it; none where nothing is added. */
export function addedCost(
  { cost = 0 }: { readonly cost?: number | undefined },
  end: Pick<RunEnd, "price" | "outcome" | "spent">,
): { readonly cost?: number } {
  const added = replyCost(end.price, usageOfRun(end)) ?? 0;
  return added === 0 ? {} : { cost: cost + added };
}

/** What all requests of the run came to, as far as they were counted. */
export function usageOfRun({ outcome, spent }: Pick<RunEnd, "outcome" | "spent">): Usage | null {
  return sumUsage(spent ?? null, outcome.usage);
}
