import { AppError } from "../../domain/app-error";

/** Runs a repeatable request, and once more if the worker was gone: the second call wakes it. */
export async function runTwice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && error.code === "worker-gone") return run();
    throw error;
  }
}
