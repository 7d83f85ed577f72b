import type { FinishReason, Usage } from "../../src/domain/message";
import type { ModelEvent } from "../../src/domain/provider";
import { type Dialect, type Part, USAGE } from "./dialect";

type End = { readonly reason?: FinishReason; readonly usage?: Usage | null };

/** The events that an answer is to become; ids of calls are left as `""` where the wire has none. */
export function expectedEvents(
  dialect: Dialect,
  parts: readonly Part[],
  { reason = "stop", usage = USAGE }: End = {},
): readonly ModelEvent[] {
  let call = -1;
  const said = parts.flatMap((part): readonly ModelEvent[] => {
    if (part.type !== "call") {
      return part.chunks.map((text) => ({ type: `${part.type}-delta` as const, text }));
    }
    call += 1;
    const start = {
      type: "tool-call-start" as const,
      call,
      id: dialect.namesCalls ? part.id : "",
      name: part.name,
    };
    const chunks = dialect.cutsArguments
      ? part.chunks
      : [JSON.stringify(JSON.parse(part.chunks.join("")))];
    return [start, ...chunks.map((text) => ({ type: "tool-call-delta" as const, call, text }))];
  });
  return [...said, { type: "finish", reason, usage }];
}

/** The events with the ids taken out that adapters make up where the wire has none. */
export function comparable(dialect: Dialect, events: readonly ModelEvent[]): readonly ModelEvent[] {
  if (dialect.namesCalls) return events;
  return events.map((event) => (event.type === "tool-call-start" ? { ...event, id: "" } : event));
}
