import type { PromptView } from "../../contract/prompt";
import { CopyButton } from "../markdown/copy-button";
import { inspectorWords } from "../words/inspector-words";
import { LongText } from "./long-text";

/** What is sent, byte for byte: method, address, headers, body. */
export function ExactRequest({ request }: Pick<PromptView, "request">) {
  const inspector = inspectorWords;
  const { method, url, headers, body } = request;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div data-exact-request="" className="flex flex-col gap-2 text-small">
      {url === "" ? (
        <p className="text-muted">{inspector.requestNone}</p>
      ) : (
        <p dir="ltr" className="font-mono text-code wrap-anywhere">
          {method} {url}
          {lines.map((line) => (
            <span key={line} className="block text-muted">
              {line}
            </span>
          ))}
        </p>
      )}
      <div className="flex items-center justify-between">
        <span className="text-meta text-muted">{inspector.body}</span>
        <CopyButton text={body} />
      </div>
      <LongText text={body} label={inspector.body} code />
    </div>
  );
}
