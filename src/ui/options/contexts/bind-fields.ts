import type { FieldProblem } from "../../../domain/field-problem";
import { pick } from "./field-changes";
import { problemOf } from "./field-frame";

type Editor<F> = {
  readonly change: (change: Partial<F>) => void;
  readonly save: () => Promise<void>;
};

type State<F> = { readonly fields: F; readonly problems: readonly FieldProblem[] };

/** What each field of an editor shows, and where what is typed there goes. */
export function bindFields<F extends object>(
  { change, save }: Editor<F>,
  { fields, problems }: State<F>,
) {
  return <K extends keyof F & string>(key: K) => ({
    value: fields[key],
    problem: problemOf(problems, key),
    onChange: (value: F[K]) => change(pick<F>({ ...fields, [key]: value }, [key])),
    onLeave: save,
  });
}
