import { optionsWords } from "../../words/options-words";
import { voiceWords } from "../../words/voice-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { LanguageField } from "./language-field";
import { LookFields } from "./look-fields";
import { VoicePart } from "./voice-part";

/** How the pages look and what they speak; it needs no open vault. */
export function AppearancePage() {
  return (
    <main>
      <SectionHead section="appearance" lead={optionsWords.options.leads.appearance} />
      <PagePart title={optionsWords.appearancePage.look}>
        <LookFields />
      </PagePart>
      <PagePart title={optionsWords.appearancePage.language}>
        <LanguageField />
      </PagePart>
      <PagePart title={voiceWords.part.title}>
        <VoicePart />
      </PagePart>
    </main>
  );
}
