import type { StreamSink } from "../../messaging/serve-streams";
import type { Restores } from "../restores/restores";

/** Tells how far a preview or a restore has come, until nobody listens any more. */
export async function restoreWatch(
  restores: Pick<Restores, "watch">,
  sink: Pick<StreamSink<"restore.watch">, "event">,
): Promise<() => void> {
  return restores.watch((progress) => sink.event({ progress }));
}
