import { useCallback, useEffect, useRef, useState } from "react";
import type { ModelList, ModelStatus } from "../../contract/model";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

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
  /** Chooses in general, or for the shown context only, as one that has its own always does. */
  readonly choose: (model: Model, only?: { readonly here: boolean }) => Promise<void>;
  /** Lets what is chosen in general answer in the shown context, too. */
  readonly unset: () => Promise<void>;
};

/** The models there are and the one that answers in a context, asked once on opening and on request. */
export function useModels(client: Client, contextId: Id | null): Models {
  const [list, setList] = useState<ModelList | null>(null);
  const [looking, setLooking] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { status, read, put } = useStatus(client, contextId);
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
    look();
  }, [look]);
  const attempt = async (ask: () => Promise<ModelStatus>) => {
    try {
      setFailure(null);
      put(await runTwice(ask));
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const choose: Models["choose"] = ({ provider, name }, only = { here: false }) => {
    const where = (status?.isOwn || only.here) && contextId !== null ? { contextId } : {};
    return attempt(() => client.call("model.choose", { ...where, provider, name, url: null }));
  };
  const unset = async () => {
    if (contextId !== null) await attempt(() => client.call("model.unset", { contextId }));
  };
  const isOwn = contextId === null ? null : (status?.isOwn ?? false);
  const chosen = status?.model ?? null;
  return { chosen, isOwn, list, looking, failure, look, choose, unset };
}

/** What answers in a context, or in general while none is shown; only the newest answer counts. */
function useStatus(client: Client, contextId: Id | null) {
  const [status, setStatus] = useState<ModelStatus | null>(null);
  const asked = useRef(0);
  const put = useCallback((next: ModelStatus) => {
    asked.current += 1;
    setStatus(next);
  }, []);
  const read = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const next = await runTwice(() => client.call("model.status", { contextId }));
    if (mine === asked.current) setStatus(next);
  }, [client, contextId]);
  useEffect(() => {
    read().catch(() => {});
  }, [read]);
  return { status, read, put };
}
