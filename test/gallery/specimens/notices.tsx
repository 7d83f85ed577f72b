import { FailureLine } from "../../../src/ui/failure-line";
import { HelpfulCommand } from "../../../src/ui/kit/helpful-command";
import { ProblemNotice } from "../../../src/ui/kit/problem-notice";
import { ProgressBar } from "../../../src/ui/kit/progress-bar";
import { atHand, type Sample, type Specimen } from "../specimen";

const OFFLINE = { code: "provider-offline", data: { host: "127.0.0.1:11434" } } as const;

/** What is told where something goes on, or failed. */
export function notices({ word, sentence, long }: Sample): readonly Specimen[] {
  const next = { name: word, run: () => {} };
  const notice = (withNext: boolean) => (
    <ProblemNotice failure={OFFLINE} next={withNext ? next : null} onDismiss={() => {}} />
  );
  return [
    { component: "ProgressBar", state: "rest", view: <ProgressBar label={word} done={34} /> },
    { component: "ProgressBar", state: "chosen", view: <ProgressBar label={word} done={100} /> },
    {
      component: "ProgressBar",
      state: "busy",
      view: <ProgressBar label={word} done={0} total={null} />,
    },
    { component: "ProgressBar", state: "empty", view: <ProgressBar label={word} done={0} /> },
    {
      component: "ProgressBar",
      state: "rest",
      note: "percent told beside it",
      view: <ProgressBar label={word} done={66} isPercentHidden />,
    },
    { component: "ProgressBar", state: "long", view: <ProgressBar label={long} done={5} /> },
    { component: "FailureLine", state: "error", view: <FailureLine failure={sentence} /> },
    {
      component: "FailureLine",
      state: "error",
      note: "again",
      view: <FailureLine failure={OFFLINE} onAgain={() => {}} />,
    },
    { component: "FailureLine", state: "empty", view: <FailureLine failure={null} /> },
    { component: "FailureLine", state: "long", view: <FailureLine failure={long} /> },
    ...atHand("ProblemNotice", () => notice(true)),
    { component: "ProblemNotice", state: "error", view: notice(false) },
    ...atHand("HelpfulCommand", () => <HelpfulCommand command="ollama serve" />),
    { component: "HelpfulCommand", state: "empty", view: <HelpfulCommand command={null} /> },
    {
      component: "HelpfulCommand",
      state: "long",
      view: (
        <HelpfulCommand command={`OLLAMA_ORIGINS=${"chrome-extension://a,".repeat(9)} serve`} />
      ),
    },
  ];
}
