import { useId, useState } from "react";
import type { OpenaiApi } from "../../../domain/habit";
import { connectionWords } from "../../words/connection-words";

const CHOICES = ["auto", "chat", "responses"] as const;

/** By which of OpenAI's two APIs a connection asks, and when to choose which. */
export function ApiField({ api }: { readonly api: OpenaiApi | null }) {
  const id = useId();
  const [value, setValue] = useState<string>(api ?? "auto");
  const { form } = connectionWords;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {form.api}
      </label>
      <select
        id={id}
        name="api"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        aria-describedby={`${id}-hint`}
        className="max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
      >
        {CHOICES.map((one) => (
          <option key={one} value={one}>
            {form.apis[one]}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="text-small text-muted">
        {form.apiHint}
      </p>
    </div>
  );
}
