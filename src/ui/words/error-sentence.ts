import type { Failure } from "../../domain/app-error";
import { LIMIT_NAMES, type LimitName } from "../../domain/limits";
import type { PassphraseProblem } from "../../domain/passphrase-rules";
import { originsCommand } from "./origins-command";
import type { PersonSystem } from "./person-system";
import { words } from "./words";

export type ErrorPlace = {
  readonly system: PersonSystem;
  readonly extensionId: string;
  /** Name of the model that was asked; empty where none was. */
  readonly model: string;
};

/** What happened and what to do, with the command to run where one helps. */
export type ErrorSentence = { readonly text: string; readonly command: string | null };

/** The sentence for a failure; codes and data in, the person's words out. */
export function errorSentence(failure: Failure, place: ErrorPlace): ErrorSentence {
  return { text: sentence(failure), command: command(failure, place) };
}

function sentence({ code, data }: Failure): string {
  const { errors } = words;
  const { host, limit, max, reason, seconds, section, status, system, window } = data;
  if (code === "limit-exceeded" && typeof max === "number" && isLimitName(limit)) {
    return errors["limit-exceeded-by"][limit](max);
  }
  if (code === "weak-passphrase" && isWeakness(reason)) return errors[`weak-${reason}`];
  if (code === "too-many-attempts" && typeof seconds === "number") {
    return errors["too-many-attempts-for"](seconds);
  }
  if (code === "window-too-small" && typeof system === "number" && typeof window === "number") {
    const parts = errors["window-parts"];
    return errors["window-too-small-by"](parts[String(section)] ?? "personality", system, window);
  }
  if (code === "provider-unreachable" && typeof host === "string") {
    return errors["provider-unreachable-at"](host);
  }
  if (code === "provider-failed" && typeof status === "number") {
    return errors["provider-failed-with"](status);
  }
  return errors[code];
}

function isLimitName(limit: unknown): limit is LimitName {
  return LIMIT_NAMES.some((name) => name === limit);
}

function isWeakness(reason: unknown): reason is PassphraseProblem {
  return typeof reason === "string" && `weak-${reason}` in words.errors;
}

function command({ code, data }: Failure, place: ErrorPlace): string | null {
  if (code === "provider-forbidden") return originsCommand(place.system, place.extensionId);
  if (code !== "provider-model-missing") return null;
  const model = typeof data.model === "string" ? data.model : place.model;
  // The name goes into a shell: anything beyond a plain model name is not offered as a command.
  return /^[\w.:/-]+$/.test(model) ? `ollama pull ${model}` : null;
}
