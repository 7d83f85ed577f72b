import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

type Props = { readonly url: URL; readonly children: ReactNode };

/**
 * A link that a model wrote. It has no address of its own: the browser connects to that of an anchor
 * as soon as the button goes down on it, or a finger, whether a click follows or not.
 */
export function ModelLink({ url, children }: Props) {
  // Nothing is told about where it came from.
  const open = () => window.open(url.href, "_blank", "noopener,noreferrer");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    open();
  };
  const onMouseDown = (event: MouseEvent) => {
    // Else the middle button begins to scroll.
    if (event.button === 1) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor with an address connects too early.
    <span
      role="link"
      tabIndex={0}
      data-link={url.href}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open()}
      onMouseDown={onMouseDown}
      onKeyDown={onKeyDown}
      className="cursor-pointer rounded-sm text-accent underline decoration-line underline-offset-2 hover:decoration-accent"
    >
      {children}
    </span>
  );
}
