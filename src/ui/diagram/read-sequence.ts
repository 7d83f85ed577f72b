import { BOUNDS } from "./diagram-bounds";
import type { LineEnd } from "./flowchart";
import { labelText } from "./label-text";
import { refuseAbove, refuseAt } from "./refusal";
import type { Scanner } from "./scanner";
import type { Actor, Sequence, Step } from "./sequence";

const HEADER = /sequenceDiagram[^\S\n]*(?=\n|$)/y;
const LINE = /[^\n]*\n?/y;

const ACTOR = /^(?:create\s+)?(participant|actor)\s+(\S.*)$/i;
const ALIAS = /\sas\s/i;
const PROPERTIES = /@\{[^}{]*\}/;
const OTHER_NAME = /"alias"\s*:\s*"([^"]*)"/;
const NOTE = /^note\s+(left of|right of|over)\s+([^:\s][^:]*):(.*)$/i;
const FRAME = /^(loop|alt|opt|par|critical|break|rect|box)(?=\s|$)(.*)$/i;
const PART = /^(else|and|option)(?=\s|$)(.*)$/i;
/** What only changes how it looks or where it leads, and comments. */
const PASSED =
  /^(?:%%|(?:activate|deactivate|destroy|links?|properties|details|accTitle|accDescr)(?=[\s:])|autonumber(?=\s|$))/i;
const TITLE = /^title(?:\s*:|\s)(.*)$/i;
const ARROW = /<<-->>|<<->>|--?>>|--?>|--?\)/;
const CROSS = /--?x/;

/** Whether a sequence begins right here; its first line is passed over where one does. */
export function takeSequenceHeader(scanner: Scanner): boolean {
  return scanner.take(HEADER) !== null;
}

/** The rest of a sequence; refuses the first line that is not understood, and what is too large. */
export function readSequence(scanner: Scanner): Sequence {
  const builder = createSequenceBuilder();
  while (scanner.at() < scanner.text.length) {
    const start = scanner.at();
    const line = (scanner.take(LINE)?.[0] ?? "").trim().replace(/;$/, "");
    if (line === "" || PASSED.test(line)) continue;
    if (!readLine(line, builder)) refuseAt(scanner.text, start);
  }
  const sequence = builder.build();
  const isWhole = builder.depth() === 0 && sequence.actors.length > 0;
  return isWhole ? sequence : refuseAt(scanner.text, scanner.text.trimEnd().length);
}

function readLine(line: string, builder: SequenceBuilder): boolean {
  const [, kind = "", named] = ACTOR.exec(line) ?? [];
  if (named !== undefined) {
    const [properties = ""] = PROPERTIES.exec(named) ?? [];
    const plain = named.replace(properties, "");
    const alias = ALIAS.exec(plain);
    const id = plain.slice(0, alias?.index).trim();
    const text =
      alias === null
        ? (OTHER_NAME.exec(properties)?.[1] ?? id)
        : plain.slice(alias.index + alias[0].length);
    builder.addActor({ id, text: labelText(text), isPerson: kind.toLowerCase() === "actor" });
    return true;
  }
  const [, word, label = ""] = FRAME.exec(line) ?? [];
  if (word !== undefined) return builder.open(word.toLowerCase(), labelText(label));
  const [, part, behind = ""] = PART.exec(line) ?? [];
  if (part !== undefined) return builder.addPart(part.toLowerCase(), labelText(behind));
  if (/^end$/i.test(line)) return builder.close();
  const title = TITLE.exec(line)?.[1];
  if (title !== undefined && !ARROW.test(line)) return builder.setTitle(labelText(title));
  const step = readNote(line) ?? readMessage(line);
  if (step === null) return false;
  builder.addStep(step);
  return true;
}

function readNote(line: string): Step | null {
  const [, side = "", names, text = ""] = NOTE.exec(line) ?? [];
  const actors = names?.split(",").map((name) => name.trim()) ?? [];
  const most = side.toLowerCase() === "over" ? 2 : 1;
  if (actors.length === 0 || actors.length > most || actors.includes("")) return null;
  const keyword = side.toLowerCase().split(" ")[0];
  return {
    kind: "note",
    side: keyword === "left" || keyword === "right" ? keyword : "over",
    actors,
    text: labelText(text),
  };
}

function readMessage(line: string): Step | null {
  const colon = line.indexOf(":");
  const ends = colon < 0 ? line : line.slice(0, colon);
  const arrow = ARROW.exec(ends) ?? CROSS.exec(ends);
  if (arrow === null) return null;
  const sign = arrow[0];
  const from = ends.slice(0, arrow.index).trim();
  // A plus or minus here begins or ends an activation.
  const to = ends
    .slice(arrow.index + sign.length)
    .trim()
    .replace(/^[+-]\s*/, "");
  if (from === "" || to === "" || /[<>]/.test(from + to)) return null;
  return {
    kind: "message",
    from,
    to,
    text: labelText(colon < 0 ? "" : line.slice(colon + 1)),
    isDotted: sign.includes("--"),
    fromEnd: sign.startsWith("<<") ? "arrow" : "none",
    toEnd: endOf(sign),
  };
}

function endOf(sign: string): LineEnd | "open" {
  if (sign.endsWith(">>")) return "arrow";
  if (sign.endsWith("x")) return "cross";
  return sign.endsWith(")") ? "open" : "none";
}

type SequenceBuilder = ReturnType<typeof createSequenceBuilder>;

/** Frames that only colour what stands in them. */
const PLAIN = new Set(["rect", "box"]);

/** Gathers a sequence while its lines are read; what says that it cannot be gives false. */
function createSequenceBuilder() {
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
