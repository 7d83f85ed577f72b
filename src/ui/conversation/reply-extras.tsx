import type { Id } from "../../domain/id";
import { GUIDE_MODEL } from "../../domain/model";
import type { Client } from "../../messaging/client";
import { toolWords } from "../words/tool-words";
import type { ReplyView } from "./entries";
import { GuideSources } from "./guide-sources";
import { ReplySources } from "./reply-sources";
import { ToolCalls } from "./tool-calls";
import { ToolUses } from "./tool-uses";

type Props = Pick<ReplyView, "tools" | "toolCalls" | "sources" | "provider" | "finish"> & {
  readonly client: Pick<Client, "call">;
  readonly turnId: Id;
  readonly isRunning: boolean;
  /** Whether what waits can be decided: of the newest reply, while nothing runs. */
  readonly mayWait: boolean;
};

/** What few replies have: tools that were used or asked for, and sources. */
export function ReplyExtras(props: Props) {
  const { client, turnId, tools, toolCalls, sources = [], isRunning, mayWait, provider } = props;
  // Only the guide, which is no model, may lead to what was said here.
  const Sources = provider === GUIDE_MODEL.provider ? GuideSources : ReplySources;
  // A turn that waits ends so: it goes on once all is decided, unless the worker has died before.
  const isUnended = props.finish === "tool-calls";
  const uses = { client, turnId, mayWait: mayWait && !isRunning, isUnended };
  return (
    <>
      {tools?.length === 0 && !isRunning && (
        <p data-no-tools="" className="text-small text-muted">
          {toolWords.notTaken}
        </p>
      )}
      {tools !== undefined && tools.length > 0 && <ToolUses names={tools} {...uses} />}
      {!isRunning && toolCalls !== undefined && <ToolCalls calls={toolCalls} />}
      {!isRunning && sources.length > 0 && <Sources sources={sources} />}
    </>
  );
}
