import { parameterWords } from "../words/parameter-words";
import { sentParameters } from "./sent-parameters";

/** What the request says beside the prompt, by the words of the parameters. */
export function ParameterList({ body }: { readonly body: string }) {
  const sent = sentParameters(body);
  if (sent.length === 0) return <p className="text-small text-muted">{parameterWords.sentNone}</p>;
  return (
    <dl
      data-sent-parameters=""
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-small tabular-nums"
    >
      {sent.map(({ name, value }) => (
        <div key={name} data-sent-parameter={name} className="contents">
          <dt className="text-muted">{parameterWords.names[name]}</dt>
          <dd className="text-end wrap-anywhere">
            {/* As the request says it, in the digits of JSON. */}
            <code dir="ltr">{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
