/** How a box of a flowchart is drawn. */
export type Shape =
  | "box"
  | "rounded"
  | "stadium"
  | "circle"
  | "double-circle"
  | "diamond"
  | "hexagon"
  | "cylinder"
  | "subroutine"
  | "flag"
  | "slanted"
  | "slanted-back"
  | "trapezoid"
  | "trapezoid-down";

/** What stands at an end of a line. */
export type LineEnd = "none" | "arrow" | "cross" | "circle";
export type LineKind = "solid" | "dotted" | "thick" | "none";

/** What both ends of a line are, and how it is drawn between them. */
export type LineStyle = {
  readonly kind: LineKind;
  readonly fromEnd: LineEnd;
  readonly toEnd: LineEnd;
};

/** A box; its group by its place in the chart's groups, null for none. */
export type FlowNode = {
  readonly id: string;
  readonly text: string;
  readonly shape: Shape;
  readonly group: number | null;
};

/** A line from one box or group to another, by their ids. */
export type FlowEdge = LineStyle & {
  readonly from: string;
  readonly to: string;
  readonly text: string;
};

/** A frame around boxes; the one that it stands in by its place, which is an earlier one. */
export type FlowGroup = {
  readonly id: string;
  readonly text: string;
  readonly parent: number | null;
};

export type FlowDirection = "TB" | "BT" | "LR" | "RL";

/** A flowchart as it was written, with nothing of where it stands. */
export type Flowchart = {
  readonly kind: "flowchart";
  readonly direction: FlowDirection;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly groups: readonly FlowGroup[];
};
