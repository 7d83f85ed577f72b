import { createPrograms } from "../../src/background/programs/create-programs";
import { programHandlers } from "../../src/background/programs/program-handlers";
import type { SearchIndexer } from "../../src/background/search/search-indexer";
import type { Waiting } from "../../src/contract/program";
import { AppError } from "../../src/domain/app-error";
import { SCOPES, type Scope } from "../../src/domain/program";
import { createFakeHost, until } from "../fakes/native-host";
import { makeApp } from "./make-app";
import type { StoreHarness } from "./make-store";

export type World = Awaited<ReturnType<typeof makePrograms>>;

type Indexed = { readonly harness: StoreHarness; readonly search: SearchIndexer };

/** Programs over a store, with a host that the test plays, and a person who decides; nothing is found without an index. */
export async function makePrograms(indexed?: Indexed) {
  const made = await makeApp(undefined, indexed?.harness, indexed?.search);
  const host = createFakeHost();
  const ending = new AbortController();
  const app: typeof made.app = Object.assign(Object.create(made.app), { signal: ending.signal });
  const vault = { isLocked: false };
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const programs = createPrograms({
    ready: async () => {
      if (vault.isLocked) throw new AppError("locked");
      return app;
    },
    connectNative: host.connectNative,
    alarms: { every: () => {}, clear: () => {} },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    info: { name: "confidant", title: "Confidant", version: "1" },
    onChange: () => {},
  });
  const person = programHandlers(programs, () => {});
  const connecting = programs.connect(true);
  host.begin();
  await connecting;
  /** What a lock does to whoever waits. */
  const lock = () => {
    vault.isLocked = true;
    ending.abort(new AppError("locked"));
  };
  return { ...made, app, store: app.store, host, vault, lock, timers, programs, person };
}

/** A program that has a token and was allowed that much. */
export async function addProgram(
  { app, host, person }: World,
  scopes: readonly Scope[] | null = SCOPES,
  days: number | null = null,
) {
  const { id, token } = await person.add(app, { name: "Editor" });
  if (scopes !== null) await person.allow(app, { id, consent: { scopes: [...scopes], days } });
  return { id, token, connection: await host.greet(token) };
}

export const call = (name: string, args: object) => ({ name, arguments: args });
export const LIST = call("context-manage", { action: "list" });

/** A tool's result, as its text says. */
export function textOf(answer: Readonly<Record<string, unknown>>): string {
  const { content } = answer.result as { readonly content: readonly { readonly text: string }[] };
  return content[0]?.text ?? "";
}

export type Connection = Awaited<ReturnType<typeof addProgram>>["connection"];

/** The id of a call that waits. */
export const idOf = (waiting: Waiting) => ("id" in waiting ? waiting.id : "");

/** What begins to wait first. */
export const waitingOf = ({ programs }: World) => until(() => programs.waiting.list()[0]);
