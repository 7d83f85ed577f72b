import { TASKS, type TaskName } from "./tasks";

type Request = { readonly task: TaskName; readonly input: never };

chrome.runtime.onMessage.addListener((request: Request, _sender, answer) => {
  run(request).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? error.stack : String(error) }),
  );
  return true;
});

function run({ task, input }: Request): Promise<unknown> {
  return TASKS[task](input);
}
