import type { ConversationExportEvent, ExportScope } from "../../../contract/export";
import { AppError } from "../../../domain/app-error";
import type { ExportWriter, LeftOut } from "../../../foreign/export-writer";
import type { Client } from "../../../messaging/client";

export type ExportCounts = {
  readonly conversations: number;
  readonly total: number;
  readonly messages: number;
};

export type ExportEnd = ExportCounts & {
  readonly unreadable: number;
  readonly leftOut: LeftOut;
};

type Run = {
  readonly client: Pick<Client, "watch">;
  readonly scope: ExportScope;
  readonly writer: ExportWriter;
  readonly onCounts: (counts: ExportCounts) => void;
  /** Ends the export; it then never resolves to anything but a failure. */
  readonly signal: AbortSignal;
};

/**
 * Has the writer write all that comes, in order; fails where the stream or the writer does, and where
 * the stream ends before it has told that it is whole.
 */
export async function runExport(run: Run): Promise<ExportEnd> {
  const counts = { conversations: 0, total: 0, messages: 0 };
  let unreadable: number | null = null;
  const write = async (event: ConversationExportEvent) => {
    if (run.signal.aborted) return;
    if (event.type === "begin") counts.total = event.total;
    if (event.type === "end") unreadable = event.unreadable;
    if (event.type === "conversation") {
      await run.writer.begin(event.conversation, event.contextName, event.references);
      counts.conversations += 1;
    }
    if (event.type === "messages") {
      await run.writer.messages(event.messages);
      counts.messages += event.messages.length;
    }
    if (event.type === "memory") await run.writer.memory(event);
    run.onCounts({ ...counts });
  };
  await follow(run, write);
  // A part of the whole must not pass for it.
  if (unreadable === null) throw new AppError("internal");
  return { ...counts, unreadable, leftOut: await run.writer.end() };
}

/** Resolves when the stream has ended well and everything of it was handled, one after the other. */
function follow(
  { client, scope, signal }: Run,
  handle: (event: ConversationExportEvent) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let handled: Promise<void> = Promise.resolve();
    let stop = () => {};
    const fail = (reason: unknown) => {
      stop();
      reject(reason);
    };
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    stop = client.watch(
      "export.conversations",
      { scope },
      {
        event: (event) => {
          handled = handled.then(() => handle(event));
          handled.catch(fail);
        },
        end: (failure) => {
          if (failure !== null) fail(new AppError(failure.code, { data: failure.data }));
          else handled.then(resolve, fail);
        },
      },
    );
    if (signal.aborted) fail(signal.reason);
  });
}
