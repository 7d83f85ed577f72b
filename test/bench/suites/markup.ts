import { hostileTexts } from "../../builders/hostile-markup";
import { measureTasks } from "../measure-markup";
import type { Suite } from "../suite";

const LENGTH = 1_000_000;
const MORE_TRIES = 3;

/** Replies that are made to hold the panel up, whole and as they stream. */
export const markupSuite: Suite = async ({ product }, effort) => {
  const all = hostileTexts(effort.amount(LENGTH, 20_000));
  const texts = all.slice(0, effort.amount(all.length, 2));
  const tasks = await measureTasks(product, texts, {
    moreTries: effort.amount(MORE_TRIES, 0),
    report: effort.report,
  });
  const [worst] = tasks.toSorted((one, other) => other.value - one.value);
  return [
    { name: "markup.task", value: worst?.value ?? 0, unit: "ms", n: tasks.length, of: worst?.name },
  ];
};
