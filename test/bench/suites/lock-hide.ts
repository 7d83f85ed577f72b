import { HOSTILE, makeHostile } from "../../builders/hostile-markup";
import { measureHides } from "../measure-hide";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LENGTH = 1_000_000;

/** What takes the lexer, the layout and the page's steps the longest; each is locked so often. */
const LOCKED = ["nested list marks", "indented list lines", "emphasis", "quotes in lines", "tags"];
const ROUNDS = 4;
/** Of what is costly to draw 200 KB take half a minute: more is asked for so often instead. */
const PRESSES = 3;

/** A lock while a reply is shown and streams that is made to hold the panel up. */
export const lockHideSuite: Suite = async ({ product }, effort) => {
  const locked = LOCKED.slice(0, effort.amount(LOCKED.length, 1));
  // The lock falls amid it, in the little run as well: what comes behind is never drawn.
  const texts = locked.map((name) => makeHostile(HOSTILE[name] ?? "", LENGTH));
  const hides = await measureHides(product, {
    texts,
    rounds: effort.rounds(ROUNDS),
    presses: effort.amount(PRESSES, 0),
  });
  return [{ name: "lock.hide.ms", value: percentile95(hides), unit: "ms", n: hides.length }];
};
