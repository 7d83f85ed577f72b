import type { ContextCard } from "../../../contract/context";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { useCall } from "../../use-call";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ContextActions } from "./context-actions";
import { createContextEditor } from "./context-editor";
import { WhoPart } from "./context-parts";
import { ContextPreview } from "./context-preview";
import { ContextTimes } from "./context-times";
import { HowPart } from "./how-part";
import { RememberingPart } from "./remembering-part";
import { SaveState } from "./save-state";
import { ToolsPart } from "./tools-part";
import { later, useEditor } from "./use-editor";

type Props = { readonly client: Client; readonly id: Id };

/** One context with all that can be set of it, what the model would be told, and its end. */
export function ContextPage({ client, id }: Props) {
  const { value, failure, again } = useCall(client, "context.get", { id });
  const { contextPage } = optionsWords;
  return (
    <main data-context-page={id}>
      <a href="#contexts" data-back="" className="rounded-sm text-small text-muted underline">
        {contextPage.back}
      </a>
      {value === null && failure === null && (
        <p className="py-4 text-small text-muted">{contextPage.loading}</p>
      )}
      <FailureLine failure={value === null ? failure : null} onAgain={again} />
      {value !== null && <Editor client={client} card={value} />}
    </main>
  );
}

function Editor({ client, card }: { readonly client: Client; readonly card: ContextCard }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { editor, state } = useEditor(() => createContextEditor({ client, later }, card));
  const { contextPage } = optionsWords;
  const part = { client, editor, state };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="py-3 text-title font-semibold outline-none">
        <bdi className="wrap-anywhere">{state.item.context.name}</bdi>
      </h1>
      <ContextTimes client={client} editor={editor} card={state.item} />
      <PagePart title={contextPage.who}>
        <WhoPart {...part} />
      </PagePart>
      <PagePart title={contextPage.how}>
        <HowPart {...part} />
      </PagePart>
      <PagePart title={contextPage.remembering}>
        <RememberingPart {...part} />
      </PagePart>
      <PagePart title={contextPage.tools}>
        <ToolsPart {...part} />
      </PagePart>
      <PagePart title={contextPage.preview}>
        <ContextPreview
          client={client}
          fields={state.fields}
          isSound={state.problems.length === 0}
        />
      </PagePart>
      <ContextActions client={client} editor={editor} card={state.item} />
      <SaveState editor={editor} state={state} />
    </>
  );
}
