import type { StreamInput } from "../../contract/contract";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";

/** Tells how backups are, now and whenever that changes. */
export async function backupWatch(
  { backups }: { readonly backups: Pick<App["backups"], "watch"> },
  _input: StreamInput<"backup.watch">,
  sink: Pick<StreamSink<"backup.watch">, "event">,
): Promise<() => void> {
  return backups.watch(sink.event);
}
