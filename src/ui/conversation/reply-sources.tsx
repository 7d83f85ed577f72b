import type { Source } from "../../domain/source";
import { ModelLink } from "../markdown/model-link";
import { safeLink } from "../markdown/safe-link";
import { sourceWords } from "../words/source-words";

/** The pages that a reply says it rests on, by their numbers; each opens on a click only. */
export function ReplySources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <section data-sources="" aria-label={sourceWords.label} className="text-small text-muted">
      <h3>{sourceWords.label}</h3>
      <ol className="list-decimal ps-6">
        {sources.map((source) => (
          <li key={source.url} className="py-0.5 wrap-anywhere">
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Its title, and always the host: the title is the page's own word. */
function SourceLine({ source: { url, title } }: { readonly source: Source }) {
  const link = safeLink(url);
  if (link === null) return title || url;
  return (
    <>
      <ModelLink url={link}>{title || link.href}</ModelLink>
      {title !== "" && ` (${link.host})`}
    </>
  );
}
