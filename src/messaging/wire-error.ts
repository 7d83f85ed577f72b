import { AppError, type Failure, failureSchema, toFailure } from "../domain/app-error";

/** The error as it may leave the worker: code and data, no cause, no stack. */
export function toWireError(error: unknown): AppError {
  const { code, data } = toFailure(error);
  const wire = new AppError(code, { data });
  wire.stack = "";
  return wire;
}

/** The AppError that a rejected call stands for; a channel that closed unanswered is `worker-gone`. */
export function fromWireError(error: unknown): AppError {
  const failure = failureSchema.safeParse(error);
  return failure.success
    ? new AppError(failure.data.code, { data: failure.data.data })
    : new AppError("worker-gone", { cause: error });
}

/** The worker has stopped or never answered. */
export const WORKER_GONE: Failure = { code: "worker-gone", data: {} };
