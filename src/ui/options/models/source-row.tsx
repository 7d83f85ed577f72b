import type { ReactNode, RefObject } from "react";
import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { toolServerWords } from "../../words/tool-server-words";

type Props = {
  /** Of its `data-source-row`. */
  readonly id: string;
  readonly row?: RefObject<HTMLLIElement | null>;
  readonly name: string;
  /** Where what is said to its models goes, in words. */
  readonly destination: string;
  /** Its address and what goes with it; empty where there is none. */
  readonly detail?: string;
  readonly buttons: ReactNode;
  readonly children?: ReactNode;
};

/** One place where answers come from. */
export function SourceRow({ id, row, name, destination, detail = "", buttons, children }: Props) {
  return (
    <li ref={row} data-source-row={id} className="flex min-w-0 flex-col gap-3 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            <span data-source-destination="" className="text-small text-muted wrap-anywhere">
              {destination}
            </span>
          </p>
          {detail !== "" && (
            <p dir="ltr" className="text-start text-meta text-muted wrap-anywhere">
              {detail}
            </p>
          )}
        </div>
        <span className="flex flex-wrap gap-2">{buttons}</span>
      </div>
      {children}
    </li>
  );
}

type ButtonProps = {
  readonly act: "test" | "models" | "tools" | "manage" | "edit" | "remove";
  /** Of what it is done with, for a voice that reads only the buttons. */
  readonly name: string;
  /** Left out for what opens nothing. */
  readonly isOpen?: boolean;
  readonly onClick: () => void;
};

/** Something that can be done with a place. */
export function RowButton({ act, name, isOpen, onClick }: ButtonProps) {
  const { providers } = connectionWords;
  const text = act === "tools" ? toolServerWords.list.tools : providers[act];
  return (
    <QuietButton
      {...{ [`data-${act}`]: "" }}
      aria-label={providers.labelOf(text, name)}
      {...(isOpen === undefined ? {} : { "aria-expanded": isOpen })}
      onClick={onClick}
    >
      {text}
    </QuietButton>
  );
}
