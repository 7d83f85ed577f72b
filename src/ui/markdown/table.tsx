import type { Token, Tokens } from "marked";
import type { ReactNode } from "react";
import { words } from "../words/words";
import { directionOf } from "./direction";
import { Inline } from "./inline";
import { placed } from "./placed";

/** A table in a box of its own that it scrolls in: no word breaks so that it fits. */
export function Table({ token }: { readonly token: Tokens.Table }): ReactNode {
  const cells = [...token.header, ...token.rows.flat()];
  const dir = directionOf(cells.map(({ text }) => text).join(" "));
  return (
    // Focusable, because a keyboard can scroll only what has focus.
    <section
      dir={dir}
      aria-label={words.markdown.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="border-collapse wrap-normal">
        <thead className="bg-tint">
          <Row as="th" cells={token.header} dir={dir} />
        </thead>
        <tbody>
          {placed(token.rows).map(({ item, key }) => (
            <Row key={key} as="td" cells={item} dir={dir} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  readonly as: "th" | "td";
  readonly cells: readonly Tokens.TableCell[];
  readonly dir: "ltr" | "rtl";
};

function Row({ as: Cell, cells, dir }: RowProps): ReactNode {
  return (
    <tr>
      {placed(cells).map(({ item, key }) => (
        <Cell
          key={key}
          dir="auto"
          className={`border border-line px-2 py-1 align-top ${sideOf(item.align, dir)}`}
        >
          <Inline tokens={withBreaks(item.tokens)} />
        </Cell>
      ))}
    </tr>
  );
}

/** The side as the table says it, else that on which the table begins, whatever the cell's own. */
function sideOf(align: Tokens.TableCell["align"], dir: "ltr" | "rtl"): string {
  if (align === "center") return "text-center";
  const side = align ?? (dir === "rtl" ? "right" : "left");
  return side === "right" ? "text-right" : "text-left";
}

// A row is one line, so in a cell this is the only way to begin another.
function withBreaks(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    if (token.type === "html" && /^<br\s*\/?>$/i.test(token.raw)) {
      return { type: "br", raw: token.raw };
    }
    const inner = "tokens" in token ? token.tokens : undefined;
    return inner === undefined ? token : { ...token, tokens: [...withBreaks(inner)] };
  });
}
