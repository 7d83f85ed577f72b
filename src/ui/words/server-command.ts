import type { Failure } from "../../domain/app-error";
import { failedServer } from "./failed-server";
import { originsCommand, originsSetting } from "./origins-command";
import type { PersonSystem } from "./person-system";

type CommandEnvironment = {
  readonly system: PersonSystem;
  readonly origin: string;
  /** Name of the model that was asked. */
  readonly model: string;
};

/** What to run, or to set, where that helps: only Ollama is mended so. Null for nothing. */
export function serverCommand(failure: Failure, environment: CommandEnvironment): string | null {
  const { isOllama, isHere } = failedServer(failure);
  if (!isOllama) return null;
  if (failure.code === "provider-forbidden") {
    const { system, origin } = environment;
    return isHere ? originsCommand(system, origin) : originsSetting(origin);
  }
  if (failure.code !== "provider-model-missing" || !isHere) return null;
  const { model: reported } = failure.data;
  const model = typeof reported === "string" ? reported : environment.model;
  // The name goes into a shell: anything beyond a plain model name is not offered as a command.
  return /^[\w.:/-]+$/.test(model) ? `ollama pull ${model}` : null;
}
