import type { Token, Tokens } from "marked";
import { type CSSProperties, memo, type ReactNode, useMemo } from "react";
import { useLanguage } from "../words/use-language";
import { words } from "../words/words";
import { CodeBlock } from "./code-block";
import { DiagramBlock, isDiagram } from "./diagram-block";
import { directionOf } from "./direction";
import { Inline } from "./inline";
import { isClosedFence } from "./known-language";
import { lexMarkdown, type MarkdownToken } from "./lex-markdown";
import { MathText } from "./math-text";
import { placed } from "./placed";
import { readFence } from "./read-fence";
import { Table } from "./table";

type BlockProps = {
  readonly source: string;
  /** Whether it is shown as the text it is, because reading it may take too long. */
  readonly asText: boolean;
  /** Whether the block before it says so already. */
  readonly isAnnounced: boolean;
};

/** One top-level block of markdown; parsed again only when its own source changes. */
export const Block = memo(function Block({ source, asText, isAnnounced }: BlockProps) {
  useLanguage();
  const tokens = useMemo(() => (asText ? null : readBlock(source)), [source, asText]);
  if (tokens !== null) return <BlockTokens tokens={tokens} />;
  return (
    <>
      {!isAnnounced && <p className="text-meta text-muted">{words.markdown.asText}</p>}
      <p dir="auto" data-as-text="" className="whitespace-pre-wrap">
        {source.trimEnd()}
      </p>
    </>
  );
});

function readBlock(source: string): readonly Token[] {
  const fence = readFence(source);
  return fence === null ? lexMarkdown(source) : [fence];
}

function BlockTokens({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return placed(tokens).map(({ item, key }) => (
    <BlockToken key={key} token={item as MarkdownToken} />
  ));
}

function BlockToken({ token }: { readonly token: MarkdownToken }): ReactNode {
  switch (token.type) {
    case "space":
      return null;
    case "paragraph":
      return (
        <p dir="auto">
          <Inline tokens={token.tokens} />
        </p>
      );
    case "text":
      return <Inline tokens={token.tokens ?? [token]} />;
    case "heading":
      return <Heading token={token} />;
    case "code":
      return <Code token={token} />;
    case "blockquote":
      return (
        <blockquote
          dir={directionOf(token.text)}
          className="prose-blocks border-s-2 border-line ps-3 text-muted"
        >
          <BlockTokens tokens={token.tokens} />
        </blockquote>
      );
    case "list":
      return <List token={token} />;
    case "checkbox":
      return <Checkbox done={token.checked} />;
    case "table":
      return <Table token={token} />;
    case "math":
      return <MathText source={token.text} isBlock={token.isBlock} />;
    case "hr":
      return <hr className="border-line" />;
    default:
      // Raw HTML, link definitions and anything unknown: shown, never acted on.
      return (
        <p dir="auto" className="whitespace-pre-wrap">
          {token.raw.trimEnd()}
        </p>
      );
  }
}

function Code({ token }: { readonly token: Tokens.Code }): ReactNode {
  const language = token.lang?.split(/\s/, 1)[0];
  const isDone = isClosedFence(token.raw);
  return isDiagram(language) ? (
    <DiagramBlock code={token.text} language={language} isDone={isDone} />
  ) : (
    <CodeBlock code={token.text} language={language} isDone={isDone} />
  );
}

// One level for all: the panel's own headings are levels 1 and 2, and replies skip levels freely.
function Heading({ token }: { readonly token: Tokens.Heading }): ReactNode {
  return (
    <h3 dir="auto" className={`font-semibold ${token.depth <= 2 ? "text-title" : ""}`}>
      <Inline tokens={token.tokens} />
    </h3>
  );
}

// One direction for the whole list: a marker stands outside its item, and would be cut off on the
// side where the list has no room for it.
function List({ token }: { readonly token: Tokens.List }): ReactNode {
  const dir = directionOf(withoutMarks(token.raw));
  const items = placed(token.items).map(({ item, key }) => (
    <li key={key} className={item.task ? "list-none" : ""}>
      <BlockTokens tokens={item.tokens} />
    </li>
  ));
  const start = token.start === "" ? 1 : token.start;
  return token.ordered ? (
    <ol dir={dir} start={start} style={roomFor(start + items.length)} className="list-decimal ps-6">
      {items}
    </ol>
  ) : (
    <ul dir={dir} className="list-disc ps-5">
      {items}
    </ul>
  );
}

/** Room for longer numbers than usual, such as years; undefined where the usual one will do. */
function roomFor(end: number): CSSProperties | undefined {
  const { length } = String(end - 1);
  return length > 2 ? { paddingInlineStart: `${length + 2}ch` } : undefined;
}

/** Without what marks tasks as done: an x is no letter there. */
function withoutMarks(raw: string): string {
  return raw.replace(/^\s*(?:[-*+]|\d+[.)])\s+\[x\]/gim, "");
}

function Checkbox({ done }: { readonly done: boolean }): ReactNode {
  const name = done ? words.markdown.done : words.markdown.open;
  return (
    <span role="img" aria-label={name}>
      {done ? "☑ " : "☐ "}
    </span>
  );
}
