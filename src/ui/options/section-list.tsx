import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { optionsWords } from "../words/options-words";
import { words } from "../words/words";
import { SECTIONS, type Section } from "./use-section";

type Props = { readonly current: Section };

/** The pages of Options: beside the one that is shown, and on a narrow screen above it, folded. */
export function SectionList({ current }: Props) {
  const { title, sections } = optionsWords.options;
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    // What has the keyboard is hidden with the list.
    opener.current?.focus();
  };
  return (
    <nav
      aria-label={title}
      className="shrink-0 sm:w-40"
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <p className="mb-2 hidden px-2 text-small font-semibold sm:block">{words.appName}</p>
      <button
        ref={opener}
        type="button"
        data-section-menu=""
        aria-expanded={isOpen}
        aria-controls={list}
        className="flex w-full items-center gap-2 rounded-md border border-line px-3 py-1.5 text-start hover:bg-tint sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="text-muted">{title}</span>
        <span className="min-w-0 grow truncate font-semibold">{sections[current]}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <ul
        id={list}
        className={`flex-col gap-1 max-sm:pt-2 sm:flex ${isOpen ? "flex" : "max-sm:hidden"}`}
      >
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={section === current ? "page" : undefined}
              className={`block rounded-md px-2 py-1 hover:bg-tint ${section === current ? "bg-tint font-semibold" : "text-muted"}`}
              onClick={close}
            >
              {sections[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
