import type { StreamInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";

/** At most so often, as the contract says: four times a second. */
const EMIT_EVERY_MS = 250;

/** Tells the model files at once and whenever one has changed. */
export async function modelFileWatch(
  { modelFiles }: Pick<App, "modelFiles">,
  _input: StreamInput<"modelFile.watch">,
  sink: Pick<StreamSink<"modelFile.watch">, "event" | "fail">,
): Promise<() => void> {
  let watching = true;
  let due: ReturnType<typeof setTimeout> | undefined;
  const emit = async () => {
    due = undefined;
    try {
      const files = await modelFiles.list();
      if (watching) sink.event(files);
    } catch (error) {
      if (watching) sink.fail(error instanceof AppError ? error : new AppError("internal"));
    }
  };
  const stop = modelFiles.listen(() => {
    due ??= setTimeout(() => void emit(), EMIT_EVERY_MS);
  });
  await emit();
  return () => {
    watching = false;
    clearTimeout(due);
    stop();
  };
}
