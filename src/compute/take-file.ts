import { AppError } from "../domain/app-error";

type Channel = {
  readonly addEventListener: (
    type: "message",
    listener: (event: { data: unknown }) => void,
  ) => void;
  readonly removeEventListener: Channel["addEventListener"];
};

/** A page posts the file directly after the worker has told it the id. */
const PATIENCE_MS = 60_000;

/**
 * The file that a page hands over under the id by the channel; one of another size is not the one
 * that was told, and is passed by. Fails with `engine-failed` (reason `gone`) after a minute without
 * one, or with the signal's reason.
 */
export function takeFile(
  channel: Channel,
  { id, bytes, patienceMs = PATIENCE_MS }: { id: string; bytes: number; patienceMs?: number },
  signal: AbortSignal,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const hear = ({ data }: { data: unknown }) => {
      const file = readFile(data, id);
      if (file?.size === bytes) settle(() => resolve(file));
    };
    const give = () => settle(() => reject(signal.reason));
    const timer = setTimeout(
      () => settle(() => reject(new AppError("engine-failed", { data: { reason: "gone" } }))),
      patienceMs,
    );
    const settle = (how: () => void) => {
      clearTimeout(timer);
      channel.removeEventListener("message", hear);
      signal.removeEventListener("abort", give);
      how();
    };
    channel.addEventListener("message", hear);
    signal.addEventListener("abort", give, { once: true });
  });
}

function readFile(data: unknown, id: string): Blob | null {
  if (typeof data !== "object" || data === null) return null;
  const posted = data as { readonly id?: unknown; readonly file?: unknown };
  return posted.id === id && posted.file instanceof Blob ? posted.file : null;
}
