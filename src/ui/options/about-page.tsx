import { optionsWords } from "../words/options-words";
import { welcomeWords } from "../words/welcome-words";
import { words } from "../words/words";
import { FoldedPart, PagePart } from "./page-part";
import { SectionHead } from "./section-head";

/** What this is and what it protects; nothing here leads out of the browser. */
export function AboutPage({ version }: { readonly version: string }) {
  const { aboutPage } = optionsWords;
  return (
    <main>
      <SectionHead section="about" lead={welcomeWords.what} />
      <PagePart title={words.appName}>
        <p data-version="">{aboutPage.version(version)}</p>
      </PagePart>
      <PagePart title={aboutPage.protects}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{aboutPage.sealed}</li>
          <li>{aboutPage.stays}</li>
          <li>{aboutPage.lockOnly}</li>
          <li>{aboutPage.limits}</li>
          <li>{aboutPage.private}</li>
        </ul>
      </PagePart>
      <FoldedPart title={aboutPage.licences} part="licences">
        <LicenceLink file="LICENSE.txt">{aboutPage.ownLicence}</LicenceLink>
        <LicenceLink file="THIRD-PARTY-NOTICES.txt">{aboutPage.notices}</LicenceLink>
      </FoldedPart>
    </main>
  );
}

type LinkProps = { readonly file: string; readonly children: string };

/** A text that lies in the extension, as the browser shows it. */
function LicenceLink({ file, children }: LinkProps) {
  return (
    <a
      href={`/${file}`}
      target="_blank"
      rel="noopener"
      className="self-start rounded-sm text-small underline underline-offset-2"
    >
      {children}
    </a>
  );
}
