import * as fc from "../builders/steady-check";
import type { Operation } from "./model";
import type { Step } from "./play";

const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((text) => `w${text}`);
const names = fc.constantFrom("Letters", "Garden", "Work");
let made = 0;
// Never the same one twice: which of two methods it had opened, nobody could tell.
const passphrase = fc.constant(null).map(() => {
  made += 1;
  return `a passphrase, number ${made}`;
});

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("ask" as const), text: words }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("edit" as const), text: words }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("name-context" as const), name: names }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("name-conversation" as const), name: names }),
  },
  { weight: 2, arbitrary: fc.constant({ type: "wrong-clock" as const }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("piece" as const), text: words }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant("close" as const), text: words }) },
  { weight: 2, arbitrary: fc.constant({ type: "plan" as const }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("summarise" as const), text: words }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("edit-summary" as const), text: words }) },
  { weight: 2, arbitrary: fc.constant({ type: "drop-summary" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "drop-job" as const }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("draft" as const), text: words }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("minutes" as const),
      minutes: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("add-way" as const), passphrase }) },
  { weight: 1, arbitrary: fc.constant({ type: "remove-way" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "rotate" as const }) },
  { weight: 3, arbitrary: fc.constant({ type: "sweep" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "lock" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "purge" as const }) },
);

const stop = fc.record({
  nth: fc.integer({ min: 1, max: 4 }),
  when: fc.constantFrom("before" as const, "after" as const),
});

const step = fc
  .record({
    operation,
    other: fc.option(operation, { freq: 4 }),
    stop: fc.option(stop, { freq: 2 }),
    next: fc.constantFrom(
      "nothing" as const,
      "nothing" as const,
      "new worker" as const,
      "new browser" as const,
    ),
  })
  // While a clock is wrong another window may begin anew, in a context of its own.
  .filter(
    ({ operation: one, other }) =>
      other === null || (one.type !== "wrong-clock" && other.type !== "wrong-clock"),
  )
  // Both would close the same answer, while the model would go on to the next one.
  .filter(({ operation: one, other }) => one.type !== "close" || other?.type !== "close");

/** Operations from one window or two, stops at their writes, and restarts. */
export const randomSteps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 4, maxLength: 16 });
