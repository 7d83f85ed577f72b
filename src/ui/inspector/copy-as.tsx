import { useState } from "react";
import { type PromptLayout, promptLayoutSchema } from "../../contract/prompt";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { Floating } from "../kit/floating";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { inspectorWords } from "../words/inspector-words";
import { words } from "../words/words";
import type { Shown } from "./inspected";

type Props = { readonly client: Pick<Client, "call">; readonly of: Shown["of"] };

/** Puts the prompt on the clipboard in a layout of choice; a typed one is made anew for that. */
export function CopyAs({ client, of }: Props) {
  const inspector = inspectorWords;
  const button = <QuietButton data-copy-as="">{inspector.copyAs}</QuietButton>;
  return (
    <Floating button={button} label={inspector.copyAs} side="top" align="start">
      <Layouts client={client} of={of} />
    </Floating>
  );
}

function Layouts({ client, of }: Props) {
  const inspector = inspectorWords;
  const { busy, failure, run } = useAct();
  const [notice, setNotice] = useState<string | null>(null);
  const copy = (layout: PromptLayout) =>
    run(async () => {
      setNotice(null);
      const { text } = await runTwice(() => client.call("prompt.copy", { of, layout }));
      setNotice(
        await navigator.clipboard.writeText(text).then(
          () => (of.type === "typed" ? inspector.copiedTyped : inspector.copied),
          () => words.code.notCopied,
        ),
      );
    });
  return (
    <>
      <ul className="-mx-1 flex flex-col">
        {promptLayoutSchema.options.map((layout) => (
          <li key={layout}>
            <button
              type="button"
              data-layout={layout}
              disabled={busy}
              onClick={() => copy(layout)}
              className="w-full rounded-md px-1 py-1.5 text-start hover:bg-tint"
            >
              {inspector.layouts[layout]}
            </button>
          </li>
        ))}
      </ul>
      {of.type === "typed" && <p className="text-meta text-muted">{inspector.copyTyped}</p>}
      <p aria-live="polite" className="text-meta text-muted empty:hidden">
        {notice}
      </p>
      <FailureLine failure={failure} />
    </>
  );
}
