import type { Failure } from "../../domain/app-error";
import { LIMIT_NAMES, type LimitName } from "../../domain/limits";
import type { PassphraseProblem } from "../../domain/passphrase-rules";
import type { PersonSystem } from "./person-system";
import { serverCommand } from "./server-command";
import { serverSentence } from "./server-sentence";
import { words } from "./words";

export type ErrorEnvironment = {
  readonly system: PersonSystem;
  readonly origin: string;
  /** Name of the model that was asked; empty where none was. */
  readonly model: string;
};

/** What happened and what to do, with the command to run where one helps. */
export type ErrorSentence = { readonly text: string; readonly command: string | null };

/** The sentence for a failure; codes and data in, the person's words out. */
export function errorSentence(failure: Failure, environment: ErrorEnvironment): ErrorSentence {
  const command = serverCommand(failure, environment);
  const text =
    serverSentence(failure, command !== null) ?? ownSentence(failure) ?? words.errors[failure.code];
  return { text, command };
}

function ownSentence({ code, data }: Failure): string | null {
  const { errors } = words;
  const { limit, max, missing, reason, seconds, section, system, window } = data;
  if (typeof missing === "number") return errors["quota-exceeded-by"](Math.ceil(missing / 1e6));
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
  if (code === "conflict" && reason === "model-changed") return errors["conflict-model-changed"];
  if (code === "conflict" && reason === "card-changed") return errors["conflict-card-changed"];
  if (code === "bad-request") return pick(errors["bad-request-by"], reason);
  if (code === "backup-failed") return pick(errors["backup-failed-by"], reason);
  if (code === "engine-failed") return pick(errors["engine-failed-by"], reason);
  return null;
}

/** The sentence of a name; null where there is none of it. */
function pick(sentences: Readonly<Record<string, string>>, name: unknown): string | null {
  return typeof name === "string" && Object.hasOwn(sentences, name)
    ? (sentences[name] ?? null)
    : null;
}

function isLimitName(limit: unknown): limit is LimitName {
  return LIMIT_NAMES.some((name) => name === limit);
}

function isWeakness(reason: unknown): reason is PassphraseProblem {
  return typeof reason === "string" && `weak-${reason}` in words.errors;
}
