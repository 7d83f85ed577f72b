import { useCallback, useEffect, useState } from "react";
import type { ModelList } from "../../contract/model";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Model } from "../../domain/model";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

export type Models = {
  /** What answers the next message; null until the worker has told. */
  readonly chosen: Model | null;
  readonly list: ModelList | null;
  readonly looking: boolean;
  /** Why the last choice did not hold. */
  readonly failure: Failure | null;
  readonly look: () => Promise<void>;
  readonly choose: (model: Model) => Promise<void>;
};

/** The models there are and the one that answers, asked once on opening and again on request. */
export function useModels(client: Client): Models {
  const [chosen, setChosen] = useState<Model | null>(null);
  const [list, setList] = useState<ModelList | null>(null);
  const [looking, setLooking] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const readChosen = useCallback(
    () => runTwice(() => client.call("model.status", {})).then(({ model }) => setChosen(model)),
    [client],
  );
  const look = useCallback(async () => {
    setLooking(true);
    setFailure(null);
    try {
      setList(await runTwice(() => client.call("model.list", {})));
      // Where nothing was chosen yet, the worker has chosen from what it found.
      await readChosen();
    } catch (error) {
      setFailure(toFailure(error));
    }
    setLooking(false);
  }, [client, readChosen]);
  useEffect(() => {
    readChosen().catch(() => {});
    look();
  }, [readChosen, look]);
  const choose = useCallback(
    async ({ provider, name }: Model) => {
      try {
        setFailure(null);
        const input = { provider, name, url: null };
        setChosen((await runTwice(() => client.call("model.choose", input))).model);
      } catch (error) {
        setFailure(toFailure(error));
      }
    },
    [client],
  );
  return { chosen, list, looking, failure, look, choose };
}
