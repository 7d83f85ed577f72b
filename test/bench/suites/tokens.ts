import type { Suite } from "../suite";
import { measureTokenError } from "../tokens/measure-token-error";

/** How far the calibrated token counter is off; no time, so it is measured in this process. */
export const tokensSuite: Suite = async () => {
  const { max, mixed, byKind, n } = measureTokenError();
  return [
    { name: "tokens.error.max", value: max, unit: "ratio", n: n.kind },
    { name: "tokens.error.mixed", value: mixed, unit: "ratio", n: n.mixed },
    ...Object.entries(byKind).map(([kind, value]) => {
      return { name: `tokens.error.${kind}`, value, unit: "ratio", n: n.kind } as const;
    }),
  ];
};
