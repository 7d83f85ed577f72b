import { Session } from "node:inspector/promises";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { turnSend } from "../../src/background/handlers/turn-commands";
import { makeApp, untilQuiet } from "../builders/make-app";

/**
 * How many modules of the worker one message passes, from its call to the answer that is stored: those of
 * which a function ran, over the real store and a model that answers. Counted at the second message,
 * when every module is evaluated.
 */
export async function countWalk(): Promise<number> {
  const { app, conversationId } = await makeApp();
  const say = async () => {
    const id = crypto.randomUUID();
    await turnSend(app, { id, conversationId, text: "Good morning", attachments: [] });
    await untilQuiet(app);
  };
  await say();
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await say();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const src = `${PROJECT_ROOT}src/`;
    const passed = result.filter(
      ({ url, functions }) =>
        url.replace("file://", "").startsWith(src) &&
        functions.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0),
    );
    return passed.length;
  } finally {
    session.disconnect();
  }
}
