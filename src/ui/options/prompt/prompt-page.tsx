import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SwitchField } from "../../kit/switch-field";
import { optionsWords } from "../../words/options-words";
import { FoldedPart, PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { BackgroundPart } from "./background-part";
import { ConversationPart } from "./conversation-part";
import { MemoryPart } from "./memory-part";
import { NewestTurns } from "./newest-turns";
import { RedactionsPart } from "./redactions-part";
import { usePromptSettings } from "./use-prompt-settings";
import { WindowPart } from "./window-part";

/** How prompts are made, and what the newest ones were like; saved as it is changed. */
export function PromptPage({ client }: { readonly client: Pick<Client, "call"> }) {
  const { settings, model, failure, again, change, hide, unhide, notKept } =
    usePromptSettings(client);
  const { promptPage } = optionsWords;
  return (
    <main>
      <SectionHead section="prompt" lead={optionsWords.options.leads.prompt} />
      {settings === null && <FailureLine failure={failure} onAgain={again} />}
      {settings !== null && (
        <>
          <PagePart title={promptPage.conversation}>
            <ConversationPart settings={settings} change={change} />
          </PagePart>
          <PagePart title={promptPage.memory}>
            <MemoryPart settings={settings} change={change} />
          </PagePart>
          <PagePart title={promptPage.background}>
            <BackgroundPart settings={settings} change={change} />
          </PagePart>
          <PagePart title={promptPage.modes}>
            <SwitchField
              name="modes"
              checked={settings.modes}
              note={promptPage.modesWhy}
              onChange={(modes) => change(() => ({ modes }))}
            >
              {promptPage.modesLabel}
            </SwitchField>
          </PagePart>
          <PagePart title={promptPage.window}>
            <WindowPart settings={settings} model={model} change={change} />
          </PagePart>
          <PagePart title={promptPage.redactions}>
            <RedactionsPart settings={settings} hide={hide} unhide={unhide} />
          </PagePart>
        </>
      )}
      <FoldedPart title={promptPage.turns} part="newest-turns">
        <NewestTurns client={client} />
      </FoldedPart>
      {/* Stays in sight, whichever part it came from. */}
      <div className="sticky bottom-0 bg-page">
        <FailureLine failure={notKept} />
      </div>
    </main>
  );
}
