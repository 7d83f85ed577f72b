import { ChevronRight } from "lucide-react";
import type { ToolCall } from "../../domain/tool-call";
import { toolWords } from "../words/tool-words";

/** Characters of one call's arguments that are drawn; a longer text tells how much more there is. */
const SHOWN = 10_000;

/** The tools that a reply asked for, folded into one quiet line: none was offered. */
export function ToolCalls({ calls }: { readonly calls: readonly ToolCall[] }) {
  if (calls.length === 0) return null;
  const names = calls.map(({ name }) => name || toolWords.unnamed);
  return (
    <details data-tool-calls="" className="group/calls text-small text-muted">
      <summary className="flex cursor-pointer list-none items-start gap-1 rounded-sm hover:text-ink">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="mt-1 shrink-0 transition-transform group-open/calls:rotate-90 rtl:group-not-open/calls:-scale-x-100"
        />
        <span className="wrap-anywhere">{toolWords.requested(names)}</span>
      </summary>
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may give two calls one id.
        <div key={index} className="mt-1 ms-1.5 border-s border-line ps-3">
          <p className="wrap-anywhere">{names[index]}</p>
          <pre dir="auto" className="max-h-72 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
            {clip(call.arguments)}
          </pre>
        </div>
      ))}
    </details>
  );
}

function clip(text: string): string {
  if (text.length <= SHOWN) return text;
  return `${text.slice(0, SHOWN)}${toolWords.cut(text.length - SHOWN)}`;
}
