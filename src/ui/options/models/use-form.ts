import { type FormEvent, useState } from "react";
import type { Failure } from "../../../domain/app-error";
import { useAct } from "../../use-act";

export type FormUse = {
  readonly busy: boolean;
  /** Why it was not taken: a failure, or a sentence of the form's own. */
  readonly refusal: Failure | string | null;
  /** Runs the work at once, with nothing awaited before: the browser may have to ask something. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A form that is sent one time at a time; `work` resolves with a refusal's sentence, or null. */
export function useForm(work: (form: HTMLFormElement) => Promise<string | null>): FormUse {
  const { busy, failure, run } = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      setRefused(null);
      setRefused(await work(form));
    });
  };
  return { busy, refusal: failure ?? refused, submit };
}
