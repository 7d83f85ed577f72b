import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ModelList, ModelStatus } from "../../contract/model";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import { runTwice } from "../conversation/run-twice";
import { keepSame } from "../keep-same";
import type { PanelShell } from "../panel-shell";

export type Models = {
  /** What answers the next message; null until the worker has told. */
  readonly chosen: Model | null;
  /** Whether the shown context has a model of its own; null while no context is shown. */
  readonly isOwn: boolean | null;
  readonly list: ModelList | null;
  readonly looking: boolean;
  /** Why the last choice did not hold. */
  readonly failure: Failure | null;
  readonly look: () => Promise<void>;
  /**
   * Chooses in general, or for the shown context only, as one that has its own always does; resolves
   * with whether that holds.
   */
  readonly choose: (model: Model, only?: { readonly here: boolean }) => Promise<boolean>;
  /** Lets what is chosen in general answer in the shown context, too. */
  readonly unset: () => Promise<void>;
};

type Shell = Pick<PanelShell, "client" | "lists" | "offers" | "model">;

/**
 * The models there are and the one that answers in a context, asked on request and once it is told which
 * conversation is shown, or that none is: what is asked before would be in the way of that.
 */
export function useModels(shell: Shell, contextId: Id | null, isReady: boolean): Models {
  const { client } = shell;
  const { status, read, put } = useStatus(shell, contextId);
  const { list, looking, look, failure, setFailure } = useList(shell, { read, isReady });
  const attempt = async (ask: () => Promise<ModelStatus>) => {
    try {
      setFailure(null);
      const next = await runTwice(ask);
      // What is sent because it holds goes where it is shown to, so that is shown before.
      flushSync(() => put(next));
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    }
  };
  const choose: Models["choose"] = (model, only = { here: false }) => {
    const where = (status?.isOwn || only.here) && contextId !== null ? { contextId } : {};
    const { provider, name, connection: connectionId = null } = model;
    const choice = { provider, name, url: null, connectionId };
    return attempt(() => client.call("model.choose", { ...where, ...choice }));
  };
  const unset = async () => {
    if (contextId !== null) await attempt(() => client.call("model.unset", { contextId }));
  };
  const isOwn = contextId === null ? null : (status?.isOwn ?? false);
  const chosen = status?.model ?? null;
  return { chosen, isOwn, list, looking, failure, look, choose, unset };
}

type Listing = { readonly read: () => Promise<void>; readonly isReady: boolean };

/** The models there are; `read` asks which one answers. */
function useList({ client, offers }: Shell, { read, isReady }: Listing) {
  const [list, setList] = useState<ModelList | null>(null);
  const [looking, setLooking] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Another conversation is told anew; what models there are was asked by then.
  const mayLook = useRef(isReady);
  mayLook.current ||= isReady;
  const isFree = mayLook.current;
  const newest = useRef(read);
  newest.current = read;
  const look = useCallback(async () => {
    setLooking(true);
    setFailure(null);
    try {
      setList(await runTwice(() => client.call("model.list", {})));
      // Where nothing was chosen yet, the worker has chosen from what it found.
      await newest.current();
    } catch (error) {
      setFailure(toFailure(error));
    }
    setLooking(false);
  }, [client]);
  useEffect(() => {
    if (!isFree) return;
    let requestCount = 0;
    // Of the model files there are and what connections have by now; no server is asked for it.
    const hear = async () => {
      requestCount += 1;
      const mine = requestCount;
      const known = await runTwice(() => client.call("model.list", { known: true }));
      if (mine === requestCount) setList((now) => now && withKnown(now, known));
    };
    const onNews = () => void hear().catch(() => {});
    // A list that was asked for before the news may have come after it.
    look().then(() => requestCount > 0 && onNews());
    return offers.subscribe(onNews);
  }, [look, client, offers, isFree]);
  return { list, looking, look, failure, setFailure };
}

/** A list with the files and what connections are known to have in place of what it had of them. */
function withKnown(list: ModelList, known: ModelList): ModelList {
  const builtIn = <T extends { readonly connection?: Id | undefined }>(all: readonly T[] = []) =>
    all.filter(({ connection }) => connection === undefined);
  return {
    ...list,
    models: [
      ...builtIn(list.models).filter(({ provider }) => provider !== "gguf"),
      ...known.models,
    ],
    connections: known.connections,
    unlisted: [...builtIn(list.unlisted), ...(known.unlisted ?? [])],
  };
}

/** What answers in a context, or in general while none is shown; only the newest answer counts. */
function useStatus({ client, lists, model }: Shell, contextId: Id | null) {
  const [status, setStatus] = useState<ModelStatus | null>(null);
  const requestCount = useRef(0);
  const shown = useRef(contextId);
  shown.current = contextId;
  const put = useCallback(
    (next: ModelStatus) => {
      // What was chosen for a context that was left meanwhile does not answer in this one.
      if (shown.current !== contextId) return;
      requestCount.current += 1;
      setStatus(next);
    },
    [contextId],
  );
  const read = useCallback(async () => {
    requestCount.current += 1;
    const mine = requestCount.current;
    const next = await runTwice(() => client.call("model.status", { contextId }));
    if (mine === requestCount.current) setStatus((now) => keepSame(now, next));
  }, [client, contextId]);
  useEffect(() => {
    const again = () => void read().catch(() => {});
    // Which one answers in general is not asked beside the conversation, whose context says which one here.
    if (contextId !== null) again();
    // Another window, or what a server tells, may change it; a worker that starts was told nothing.
    const stops = [
      lists.subscribe(again),
      model.onRefresh(again),
      client.onWorkerStart(again),
      client.onVaultChange(again),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [read, contextId, client, lists, model]);
  // With the same paint as the button: what is sent goes where that says, or nowhere.
  useLayoutEffect(() => model.put(status?.model ?? null), [model, status]);
  return { status, read, put };
}
