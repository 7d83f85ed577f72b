import type { Token } from "marked";
import { createContext, type ReactNode, useContext } from "react";
import { nameHidden } from "../../domain/hidden-characters";
import { SaidText } from "../own-text/said-text";
import { words } from "../words/words";
import { decodeEntities } from "./decode-entities";
import type { MarkdownToken } from "./lex-markdown";
import { MathText } from "./math-text";
import { ModelLink } from "./model-link";
import { placed } from "./placed";
import { safeLink } from "./safe-link";

/** Whether this stands in a link: of one in another, a click would open both. */
const IsInLink = createContext(false);

/** Inline markdown as elements of our own; raw HTML comes out as the text it is. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return placed(tokens).map(({ item, key }) => (
    <InlineToken key={key} token={item as MarkdownToken} />
  ));
}

function InlineToken({ token }: { readonly token: MarkdownToken }): ReactNode {
  switch (token.type) {
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? (
        <Inline tokens={token.tokens} />
      ) : (
        <SaidText text={decodeEntities(token.text)} />
      );
    case "strong":
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return (
        <code dir="ltr" className="rounded-sm bg-tint px-1 py-px font-mono text-code">
          {nameHidden(token.text)}
        </code>
      );
    case "math":
      return <MathText source={token.text} isBlock={false} />;
    case "br":
      return <br />;
    case "link":
      return <Link href={token.href} text={token.text} tokens={token.tokens} raw={token.raw} />;
    case "image":
      return <ImageName href={token.href} alt={token.text} />;
    default:
      return token.raw;
  }
}

type LinkProps = {
  readonly href: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly raw: string;
};

function Link({ href, text, tokens, raw }: LinkProps): ReactNode {
  const isInLink = useContext(IsInLink);
  const url = safeLink(href);
  if (url === null) return raw;
  if (isInLink) return <Inline tokens={tokens} />;
  if (sameAddress(text, url)) return <ModelLink url={url}>{text}</ModelLink>;
  return (
    <>
      <ModelLink url={url}>
        <IsInLink value={true}>
          <Inline tokens={tokens} />
        </IsInLink>
      </ModelLink>
      <Address url={url} />
    </>
  );
}

// No image is ever loaded: fetching one would tell its host what was talked about.
function ImageName({ href, alt }: { readonly href: string; readonly alt: string }): ReactNode {
  const isInLink = useContext(IsInLink);
  const url = safeLink(href);
  if (url === null || url.host === "") return words.markdown.imageInline(alt);
  const name = words.markdown.image(url.host, alt);
  if (isInLink) return name;
  return (
    <>
      <ModelLink url={url}>{name}</ModelLink>
      <Address url={url} />
    </>
  );
}

function Address({ url }: { readonly url: URL }): ReactNode {
  return (
    <span dir="ltr" className="text-meta text-muted">
      {" "}
      ({url.href})
    </span>
  );
}

function sameAddress(text: string, url: URL): boolean {
  return text === url.href || `${text}/` === url.href || `mailto:${text}` === url.href;
}
