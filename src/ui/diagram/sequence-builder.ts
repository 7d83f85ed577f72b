import { BOUNDS } from "./diagram-bounds";
import { labelText } from "./label-text";
import { refuseAbove } from "./refusal";
import type { Actor, Sequence, Step } from "./sequence";

export type SequenceBuilder = ReturnType<typeof createSequenceBuilder>;

/** Frames that only colour what stands in them. */
const PLAIN = new Set(["rect", "box"]);

/** Gathers a sequence while its lines are read; what says that it cannot be gives false. */
export function createSequenceBuilder() {
  const actors = new Map<string, Actor>();
  const steps: Step[] = [];
  const open: string[] = [];
  let title = "";

  const addStep = (step: Step): true => {
    refuseAbove(BOUNDS.steps, steps.push(step));
    return true;
  };
  const addActor = (actor: Actor) => {
    actors.set(actor.id, actor);
    refuseAbove(BOUNDS.actors, actors.size);
  };
  const name = (id: string) => {
    if (!actors.has(id)) addActor({ id, text: labelText(id), isPerson: false });
  };

  return {
    depth: () => open.length,
    addActor,
    addStep: (step: Step) => {
      if (step.kind === "message") [step.from, step.to].forEach(name);
      if (step.kind === "note") step.actors.forEach(name);
      addStep(step);
    },
    open: (word: string, text: string) => {
      refuseAbove(BOUNDS.depth, open.push(word));
      return PLAIN.has(word) || addStep({ kind: "frame", word, text });
    },
    addPart: (word: string, text: string) => {
      const frame = open.at(-1);
      return frame !== undefined && !PLAIN.has(frame) && addStep({ kind: "part", word, text });
    },
    close: () => {
      const word = open.pop();
      return word !== undefined && (PLAIN.has(word) || addStep({ kind: "end" }));
    },
    setTitle: (text: string): true => {
      title = text;
      return true;
    },
    build: (): Sequence => ({ kind: "sequence", title, actors: [...actors.values()], steps }),
  };
}
