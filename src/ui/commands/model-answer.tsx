import { FailureLine } from "../failure-line";
import { modelName } from "../models/model-place";
import type { Models } from "../models/use-models";
import { commandWords } from "../words/command-words";

type Props = { readonly asked: string; readonly found: boolean; readonly models: Models };

/** Whether the model that was named answers by now. */
export function ModelAnswer({ asked, found, models }: Props) {
  const { model } = commandWords;
  const { chosen, failure } = models;
  if (!found) return <p>{model.unknown(asked)}</p>;
  if (failure !== null) return <FailureLine failure={failure} />;
  const isChosen = chosen !== null && modelName(chosen) === asked;
  return <p>{isChosen ? model.chosen(asked) : model.choosing(asked)}</p>;
}
