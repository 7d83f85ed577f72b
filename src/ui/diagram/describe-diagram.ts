import { nameHidden } from "../../domain/hidden-characters";
import { words } from "../words/words";
import type { Flowchart } from "./flowchart";
import type { Sequence } from "./sequence";

/** What a diagram shows in sentences, for who does not see it: its lines, and the boxes without any. */
export function describeDiagram(diagram: Flowchart | Sequence): readonly string[] {
  return diagram.kind === "flowchart" ? describeFlowchart(diagram) : describeSequence(diagram);
}

function describeFlowchart({ nodes, edges, groups }: Flowchart): string[] {
  const texts = new Map([...nodes, ...groups].map(({ id, text }) => [id, text || nameHidden(id)]));
  const named = (id: string) => texts.get(id) ?? id;
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const inGroup = groups.map(({ text }, at) => {
    const own = nodes
      .filter(({ group }) => group === at)
      .map((node) => node.text || nameHidden(node.id));
    return `${text}: ${own.join(", ")}`;
  });
  return [
    ...edges.map((edge) => words.diagram.line(named(edge.from), named(edge.to), edge.text)),
    ...nodes.filter(({ id }) => !joined.has(id)).map(({ id }) => named(id)),
    ...inGroup,
  ].map((line) => line.replaceAll("\n", " "));
}

function describeSequence({ actors, steps }: Sequence): string[] {
  const texts = new Map(actors.map(({ id, text }) => [id, text || nameHidden(id)]));
  const named = (id: string) => texts.get(id) ?? id;
  const lines = steps.map((step) => {
    if (step.kind === "message")
      return words.diagram.line(named(step.from), named(step.to), step.text);
    if (step.kind === "note") return `${step.actors.map(named).join(", ")}: ${step.text}`;
    if (step.kind === "frame") return `${step.word} ${step.text}`;
    return step.kind === "part" ? step.text : "";
  });
  const all = lines.filter((line) => line !== "").map((line) => line.replaceAll("\n", " "));
  return all.length > 0 ? all : actors.map(({ id }) => named(id));
}
