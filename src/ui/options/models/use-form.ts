import { type FormEvent, useRef, useState } from "react";
import { type Failure, toFailure } from "../../../domain/app-error";

export type FormUse = {
  readonly busy: boolean;
  /** Why it was not taken: a failure, or a sentence of the form's own. */
  readonly refusal: Failure | string | null;
  /** Runs the work at once, with nothing awaited before: the browser may have to ask something. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A form that is sent one time at a time; `work` resolves with a refusal's sentence, or null. */
export function useForm(work: (form: HTMLFormElement) => Promise<string | null>): FormUse {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Failure | string | null>(null);
  const going = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (going.current) return;
    going.current = true;
    setBusy(true);
    try {
      setRefusal(await work(event.currentTarget));
    } catch (error) {
      setRefusal(toFailure(error));
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal, submit };
}
