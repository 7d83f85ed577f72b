import { createElement, type ReactElement } from "react";
import { mathBody } from "./math-body";
import { type MathElement, MOST_ELEMENTS, readMath } from "./read-math";

/** Elements that all formulas of a page have: more of them take the browser too long to clear away. */
const MOST_IN_PAGE = 15_000;

let drawn = 0;

/** A formula as elements, and what gives its place in the page back; null where it stays as it is written. */
export function drawMath(
  source: string,
  isBlock: boolean,
): { readonly element: ReactElement; readonly release: () => void } | null {
  const tex = mathBody(source);
  if (tex === null || drawn + MOST_ELEMENTS > MOST_IN_PAGE) return null;
  const math = readMath(tex, isBlock);
  if (math === null) return null;
  const count = countOf(math);
  drawn += count;
  const element = toElement({ ...math, attributes: { ...math.attributes, "aria-label": tex } });
  return {
    element,
    release: () => {
      drawn -= count;
    },
  };
}

function toElement({ name, attributes, children }: MathElement): ReactElement {
  const inner = children.map((child) => (typeof child === "string" ? child : toElement(child)));
  return createElement(name, attributes, ...inner);
}

function countOf({ children }: MathElement): number {
  return children.reduce((sum, child) => sum + (typeof child === "string" ? 1 : countOf(child)), 1);
}
