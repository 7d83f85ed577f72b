import type { ReactNode } from "react";
import { LinkButton } from "../link-button";
import { words } from "../words/words";

/** Says that a very long text goes on, and shows more of it where the person wants it. */
export function ShowMore({ onShow }: { readonly onShow: () => void }): ReactNode {
  return (
    <span className="block text-meta text-muted">
      {words.markdown.goesOn}{" "}
      <LinkButton data-show-more="" onClick={onShow}>
        {words.markdown.showMore}
      </LinkButton>
    </span>
  );
}
