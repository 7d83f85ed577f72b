import { RotateCw } from "lucide-react";
import { MAX_ACTIVITY_ENTRIES, type PromptSettings } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { Folded } from "../../kit/folded";
import { NumberField } from "../../kit/number-field";
import { SwitchField } from "../../kit/switch-field";
import { QuietButton } from "../../quiet-button";
import { useCall } from "../../use-call";
import { optionsWords } from "../../words/options-words";
import { FoldedPart, PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { ConversationPart } from "./conversation-part";
import { RedactionsPart } from "./redactions-part";
import { TurnTable } from "./turn-table";
import { type ChangeSettings, usePromptSettings } from "./use-prompt-settings";
import { WindowPart } from "./window-part";

/** Turns of the table: what fits on a page. */
const TURNS = 20;

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

type Props = { readonly settings: PromptSettings; readonly change: ChangeSettings };

/** Who may be asked for summaries and titles while nobody waits for them (D-23). */
function BackgroundPart({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{promptPage.backgroundWhy}</p>
      <SwitchField
        name="background-local"
        checked={settings.backgroundLocal}
        onChange={(backgroundLocal) => change(() => ({ backgroundLocal }))}
      >
        {promptPage.backgroundLocal}
      </SwitchField>
      <SwitchField
        name="background-remote"
        checked={settings.backgroundRemote}
        note={promptPage.backgroundCost}
        onChange={(backgroundRemote) => change(() => ({ backgroundRemote }))}
      >
        {promptPage.backgroundRemote}
      </SwitchField>
      <NumberField
        name="idle-minutes"
        label={promptPage.idleMinutes}
        value={settings.idleMinutes}
        min={1}
        max={10_080}
        onNumber={(idleMinutes) => idleMinutes !== null && change(() => ({ idleMinutes }))}
      />
    </>
  );
}

/** What the newest turns cost and how fast they were; nothing of it leaves this machine. */
function NewestTurns({ client }: { readonly client: Pick<Client, "call"> }) {
  const { value, failure, busy, again } = useCall(client, "memory.stats", { limit: TURNS });
  const { promptPage } = optionsWords;
  return (
    <>
      {value?.turns.length === 0 && <p className="text-small text-muted">{promptPage.noTurns}</p>}
      {value !== null && value.turns.length > 0 && (
        <TurnTable turns={value.turns} now={Date.now()} />
      )}
      {value !== null && (
        <p data-cache="" className="text-small text-muted">
          {promptPage.cache(
            value.cache.hits,
            value.cache.hits + value.cache.misses,
            value.cache.hitRate,
          )}
        </p>
      )}
      <FailureLine failure={failure} />
      <QuietButton data-turns-refresh="" disabled={busy} onClick={again}>
        <RotateCw size={14} aria-hidden="true" />
        {promptPage.refresh}
      </QuietButton>
    </>
  );
}

/** P-073: how much of recent activity a prompt tells, and what of a memory block beside its content. */
function MemoryPart({ settings, change }: Props) {
  const { promptPage } = optionsWords;
  const {
    activityEntries = MAX_ACTIVITY_ENTRIES,
    includeDescriptions = true,
    includeSchemas = false,
  } = settings;
  return (
    <>
      <NumberField
        name="activity-entries"
        label={promptPage.activityEntries}
        value={activityEntries}
        min={0}
        max={MAX_ACTIVITY_ENTRIES}
        note={promptPage.activityNote(MAX_ACTIVITY_ENTRIES)}
        onNumber={(value) => value !== null && change(() => ({ activityEntries: value }))}
      />
      <Folded name={promptPage.moreLimits} part="told-blocks">
        <SwitchField
          name="include-descriptions"
          checked={includeDescriptions}
          onChange={(isOn) => change(() => ({ includeDescriptions: isOn }))}
        >
          {promptPage.includeDescriptions}
        </SwitchField>
        <SwitchField
          name="include-schemas"
          checked={includeSchemas}
          note={promptPage.blocksNote}
          onChange={(isOn) => change(() => ({ includeSchemas: isOn }))}
        >
          {promptPage.includeSchemas}
        </SwitchField>
      </Folded>
    </>
  );
}
