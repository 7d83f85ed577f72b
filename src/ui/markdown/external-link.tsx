import type { ReactNode } from "react";

/** A link that opens in a tab of its own and tells nothing about where it came from. */
export function ExternalLink(props: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-line underline-offset-2 hover:decoration-accent"
    >
      {props.children}
    </a>
  );
}
