import { HOSTILE, hostileTexts, makeHostile } from "../../builders/hostile-markup";
import { measureHides } from "../measure-hide";
import { measureTasks } from "../measure-markup";
import { percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LENGTH = 1_000_000;

/** What takes the lexer, the layout and the page's steps the longest; each is locked so often. */
const LOCKED = ["nested list marks", "indented list lines", "emphasis", "quotes in lines", "tags"];
const ROUNDS = 4;

/** Replies that are made to hold the panel up, whole and as they stream, and a lock meanwhile. */
export const markupSuite: Suite = async ({ product }, effort) => {
  const length = effort.amount(LENGTH, 20_000);
  const all = hostileTexts(length);
  const texts = all.slice(0, effort.amount(all.length, 2));
  const tasks = await measureTasks(product, texts, effort.tell);
  const locked = LOCKED.slice(0, effort.amount(LOCKED.length, 1));
  // The lock falls amid it, in the little run as well: what comes behind is never drawn.
  const hidden = locked.map((name) => makeHostile(HOSTILE[name] ?? "", LENGTH));
  const hides = await measureHides(product, { texts: hidden, rounds: effort.rounds(ROUNDS) });
  const [worst] = tasks.toSorted((one, other) => other.value - one.value);
  return [
    { name: "markup.task", value: worst?.value ?? 0, unit: "ms", n: tasks.length, of: worst?.name },
    { name: "lock.hide.ms", value: percentile95(hides), unit: "ms", n: hides.length },
  ];
};
