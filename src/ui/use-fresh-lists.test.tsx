import { expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "../../test/builders/live-page";
import { useAnswer } from "./use-answer";
import { useFreshLists } from "./use-fresh-lists";

type ShownProps = {
  readonly client: { readonly onListsChange: (listener: () => void) => () => void };
  readonly ask: () => Promise<number>;
};

function Shown({ client, ask }: ShownProps) {
  const { value, again } = useAnswer(ask);
  useFreshLists(client, again);
  return <p data-value={value} />;
}

it("asks once for all changes that come before it is answered, and shows the last answer", async () => {
  const page = await livePage();
  onTestFinished(() => void vi.unstubAllGlobals());
  const answers: (() => void)[] = [];
  const ask = () =>
    new Promise<number>((resolve) => {
      const nth = answers.length;
      answers.push(() => resolve(nth));
    });
  let change = () => {};
  const onListsChange = (listener: () => void) => {
    change = listener;
    return () => {};
  };
  await page.show(<Shown client={{ onListsChange }} ask={ask} />);
  answers[0]?.();
  await page.until(() => page.has("[data-value='0']"));
  for (let times = 0; times < 50; times += 1) change();
  await page.until(() => answers.length >= 2);
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await page.until(() => answers.length >= 3);
  answers[2]?.();
  await page.until(() => page.has("[data-value='2']"));
  expect(answers).toHaveLength(3);
});
