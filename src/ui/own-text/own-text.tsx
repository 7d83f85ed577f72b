import { Fragment } from "react";
import { placed } from "../markdown/placed";
import { splitOwnText } from "./split-own-text";

/**
 * A text of the product's own; each part of the options that it names is a link that opens it. Not
 * for what a model, a server or a file says: where those lead is not theirs to choose.
 */
export function OwnText({ text }: { readonly text: string }) {
  return placed(splitOwnText(text)).map(({ item, key }) =>
    item.section === null ? (
      <Fragment key={key}>{item.text}</Fragment>
    ) : (
      <a
        key={key}
        data-options-link={item.section}
        href={`options.html#${item.section}`}
        // On the options page itself it is another place of the same page.
        target={isOptions() ? undefined : "_blank"}
        rel="noopener"
        className="rounded-sm underline underline-offset-2"
      >
        {item.text}
      </a>
    ),
  );
}

function isOptions(): boolean {
  return globalThis.location?.pathname === "/options.html";
}
