import { nameHidden } from "../../domain/hidden-characters";
import { words } from "../words/words";
import type { Flowchart, FlowEdge } from "./flowchart";
import type { Sequence, Step } from "./sequence";

/** What a diagram shows in sentences, for who does not see it: its lines, and the boxes without any. */
export function describeDiagram(diagram: Flowchart | Sequence): readonly string[] {
  return diagram.kind === "flowchart" ? describeFlowchart(diagram) : describeSequence(diagram);
}

function describeFlowchart({ nodes, edges, groups }: Flowchart): string[] {
  const texts = new Map([...nodes, ...groups].map(({ id, text }) => [id, text || nameHidden(id)]));
  const named = (id: string) => texts.get(id) ?? id;
  // A line that is not drawn only sets boxes apart.
  const drawn = edges.filter(({ kind }) => kind !== "none");
  const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const inGroup = groups.map(({ text }, at) => {
    const own = nodes
      .filter(({ group }) => group === at)
      .map((node) => node.text || nameHidden(node.id));
    return `${text}: ${own.join(", ")}`;
  });
  return [
    ...drawn.map((edge) => describeLine(edge, named)),
    ...nodes.filter(({ id }) => !joined.has(id)).map(({ id }) => named(id)),
    ...inGroup,
  ].map((line) => line.replaceAll("\n", " "));
}

function describeSequence({ actors, steps }: Sequence): string[] {
  const texts = new Map(actors.map(({ id, text }) => [id, text || nameHidden(id)]));
  const named = (id: string) => texts.get(id) ?? id;
  const open: string[] = [];
  const lines = steps.map((step) => {
    if (step.kind === "message") return describeLine(step, named);
    if (step.kind === "note") return `${step.actors.map(named).join(", ")}: ${step.text}`;
    if (step.kind === "end") return words.diagram.end(open.pop() ?? "");
    const description = `${step.word} ${step.text}`.trim();
    if (step.kind === "frame") open.push(description);
    return description;
  });
  const all = lines.filter((line) => line !== "").map((line) => line.replaceAll("\n", " "));
  return all.length > 0 ? all : actors.map(({ id }) => named(id));
}

type Line = Pick<
  FlowEdge | Extract<Step, { kind: "message" }>,
  "from" | "to" | "text" | "fromEnd" | "toEnd"
>;

/** A line by the ends that something is drawn at: only one such end gives it a direction. */
function describeLine(line: Line, named: (id: string) => string): string {
  const [from, to] = [named(line.from), named(line.to)];
  const { line: directed, between, bidirectional } = words.diagram;
  if (line.fromEnd === "none" && line.toEnd === "none") return between(from, to, line.text);
  if (line.toEnd === "none") return directed(to, from, line.text);
  return (line.fromEnd === "none" ? directed : bidirectional)(from, to, line.text);
}
