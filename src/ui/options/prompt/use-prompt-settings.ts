import { useCallback, useEffect, useRef, useState } from "react";
import type { CallInput } from "../../../contract/contract";
import { type Failure, toFailure } from "../../../domain/app-error";
import type { Model } from "../../../domain/model";
import type { PromptSettings, Redaction } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { offerUndo } from "../../undo/undo-offer";
import { useAnswer } from "../../use-answer";
import { useUndoCell } from "../undo-provider";

/** Keeps what is made from the settings as they are by then; resolves with whether it was kept. */
export type ChangeSettings = (
  make: (now: PromptSettings) => CallInput<"prompt.change">,
) => Promise<boolean>;

type KeepRule = (redaction: Redaction) => Promise<boolean>;

export type PromptSettingsUse = {
  /** As the worker keeps them; null until it has told. */
  readonly settings: PromptSettings | null;
  /** What answers the next message. */
  readonly model: Model | null;
  /** Why they could not be read. */
  readonly failure: Failure | null;
  readonly again: () => void;
  readonly change: ChangeSettings;
  /** Adds a word to hide; resolves with whether it was kept. */
  readonly hide: KeepRule;
  readonly unhide: KeepRule;
  /** Why the newest change was not kept. */
  readonly notKept: Failure | null;
};

/**
 * How prompts are made, with each change kept as it is made, one after another. Read anew whenever
 * the page gets the focus: another page of the options may have changed it.
 */
export function usePromptSettings(client: Pick<Client, "call">): PromptSettingsUse {
  const cell = useUndoCell();
  const { settings, notKept, accept, inTurn, keep } = useKeptSettings();
  const ask = useCallback(
    () =>
      inTurn(async () => {
        const [prompt, { model }] = await Promise.all([
          runTwice(() => client.call("prompt.settings", {})),
          runTwice(() => client.call("model.status", {})),
        ]);
        accept(prompt);
        return model;
      }),
    [client, inTurn, accept],
  );
  const { value: model, failure, again } = useAnswer(ask);
  useEffect(() => {
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [again]);
  const change: ChangeSettings = useCallback(
    (make) =>
      keep((now) => {
        const input = make(now);
        return runTwice(() => client.call("prompt.change", input));
      }),
    [client, keep],
  );
  const hide: KeepRule = useCallback(
    (redaction) => keep(() => runTwice(() => client.call("prompt.hide", { redaction }))),
    [client, keep],
  );
  const unhide: KeepRule = useCallback(
    (redaction) =>
      keep(() =>
        offerUndo(
          cell,
          (undo) => runTwice(() => client.call("prompt.unhide", { redaction, undo })),
          () => ({ what: { kind: "redactionRemoved" }, onUndone: async () => again() }),
        ),
      ),
    [client, keep, cell, again],
  );
  return { settings, model, failure, again, change, hide, unhide, notKept };
}

/** The newest settings; they are read and kept one after another, each change with those by then. */
function useKeptSettings() {
  const [settings, setSettings] = useState<PromptSettings | null>(null);
  const [notKept, setNotKept] = useState<Failure | null>(null);
  const newest = useRef<PromptSettings | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const accept = useCallback((next: PromptSettings) => {
    newest.current = next;
    setSettings(next);
  }, []);
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);
  const keep = useCallback(
    (ask: (now: PromptSettings) => Promise<PromptSettings>) =>
      inTurn(async () => {
        const now = newest.current;
        if (now === null) return false;
        try {
          setNotKept(null);
          accept(await ask(now));
          return true;
        } catch (error) {
          setNotKept(toFailure(error));
          return false;
        }
      }),
    [inTurn, accept],
  );
  return { settings, notKept, accept, inTurn, keep };
}
