import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { connectionWords } from "../../words/connection-words";
import type { ModelController } from "./model-controller";
import { PlainField } from "./plain-field";

type Props = {
  readonly url: string;
  readonly controller: Pick<ModelController, "moveOllama">;
  readonly onDone: () => void;
};

/** The address of the built-in Ollama server, to be written anew. */
export function OllamaAddress({ url, controller, onDone }: Props) {
  const { busy, failure, run } = useAct();
  const { ollama } = connectionWords;
  return (
    <form
      data-ollama-address=""
      className="flex flex-col gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        const address = String(new FormData(event.currentTarget).get("address") ?? "");
        if (await run(() => controller.moveOllama(address))) onDone();
      }}
    >
      <PlainField
        key={url}
        name="address"
        label={ollama.address}
        defaultValue={url}
        dir="ltr"
        maxLength={2_000}
        note={ollama.addressHint}
      />
      <QuietButton type="submit" data-save="" aria-disabled={busy}>
        {ollama.addressSave}
      </QuietButton>
      <FailureLine failure={failure} />
    </form>
  );
}
