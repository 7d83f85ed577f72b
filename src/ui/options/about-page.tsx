import { optionsWords } from "../words/options-words";
import { welcomeWords } from "../words/welcome-words";
import { words } from "../words/words";
import { PagePart } from "./page-part";

/** What this is and what it protects; nothing here leads out of the browser. */
export function AboutPage({ version }: { readonly version: string }) {
  const { aboutPage } = optionsWords;
  return (
    <main>
      <h1 className="sr-only">{optionsWords.options.sections.about}</h1>
      <PagePart title={words.appName}>
        <p data-version="">{aboutPage.version(version)}</p>
        <p>{welcomeWords.what}</p>
      </PagePart>
      <PagePart title={aboutPage.protects}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{aboutPage.sealed}</li>
          <li>{aboutPage.stays}</li>
          <li>{aboutPage.lockOnly}</li>
          <li>{aboutPage.limits}</li>
        </ul>
      </PagePart>
    </main>
  );
}
