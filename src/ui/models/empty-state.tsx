import { inFirefox } from "../../domain/in-firefox";
import { LinkButton } from "../link-button";
import { openOptionsAt } from "../open-options";
import { QuietButton } from "../quiet-button";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";
import { remoteHost } from "./model-destination-text";
import { ModelFailure } from "./model-failure";
import type { Models } from "./use-models";

type Props = {
  readonly models: Models;
  /** Whether what is said here is stored. */
  readonly isKept: boolean;
};

/** What this is, where words go, and how a model is connected while there is none. */
export function EmptyState({ models, isKept }: Props) {
  const host = models.chosen && remoteHost(models.chosen);
  const { sealed, stays, leaves } = words.empty;
  const means = [...(isKept ? [sealed] : []), host ? leaves(host) : stays];
  return (
    <section data-empty="" className="my-auto flex flex-col gap-6 px-1 py-4">
      <div className="flex flex-col gap-2">
        <h2 className="text-title font-semibold">{words.empty.title}</h2>
        <p className="text-muted">{joinSentences(means)}</p>
      </div>
      {models.chosen?.provider === "guide" && <Connect models={models} />}
    </section>
  );
}

function Connect({ models }: { readonly models: Models }) {
  const failure = models.list?.failure ?? null;
  const refused = failure !== null && failure.code !== "provider-unreachable";
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 text-small">
      <h3 className="font-semibold">{words.empty.connectTitle}</h3>
      {refused ? (
        <ModelFailure failure={failure} />
      ) : (
        <p className="text-muted">{words.empty.connect}</p>
      )}
      <ConnectOptions models={models} />
    </div>
  );
}

/** What is set up among the models, by its place on that page. */
const ANCHORS = ["ollama", "connect", "files"] as const;

/** The ways to a model, each a button to its form, and another look for what is there by now. */
export function ConnectOptions({ models }: { readonly models: Pick<Models, "look" | "looking"> }) {
  const { options, looking, lookAgain } = words.empty;
  return (
    <div data-connect-options="" className="flex flex-col gap-2">
      {ANCHORS.filter((anchor) => anchor !== "files" || !inFirefox()).map((anchor) => (
        <QuietButton
          key={anchor}
          data-set-up-models={anchor}
          onClick={() => openOptionsAt(`models/${anchor}`)}
        >
          {options[anchor]}
        </QuietButton>
      ))}
      <LinkButton disabled={models.looking} onClick={models.look}>
        {models.looking ? looking : lookAgain}
      </LinkButton>
    </div>
  );
}
