import { inferMode } from "../../../src/prompt/modes/infer-mode";
import { KEPT_APART } from "./kept-apart";
import { TRAINING } from "./training";
import { FURTHER_TRAINING } from "./training-further";
import { HARD_TRAINING } from "./training-hard";
import { SEEN_TRAINING } from "./training-seen";

type Measured = {
  /** Milliseconds of one inference, for each message that the cues were written with. */
  readonly times: readonly number[];
  /** For each message kept apart, whether its mode was the right one. */
  readonly right: readonly boolean[];
};

/** How long mode inference takes, and how often it is right; resolves in the browser's worker. */
export async function measureModes(repeats: number): Promise<Measured> {
  const times = [...TRAINING, ...FURTHER_TRAINING, ...HARD_TRAINING, ...SEEN_TRAINING].map(
    ({ text, tools }) => {
      const start = performance.now();
      for (let at = 0; at < repeats; at += 1) inferMode(text, tools ?? []);
      return (performance.now() - start) / repeats;
    },
  );
  const right = KEPT_APART.map(({ text, mode, tools }) => inferMode(text, tools ?? []) === mode);
  return { times, right };
}
