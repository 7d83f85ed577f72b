import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { LanguageField } from "./language-field";

/** How the pages look and what they speak; it needs no open vault. */
export function AppearancePage() {
  return (
    <main>
      <SectionHead section="appearance" lead={optionsWords.options.leads.appearance} />
      <PagePart title={optionsWords.appearancePage.language}>
        <LanguageField />
      </PagePart>
    </main>
  );
}
