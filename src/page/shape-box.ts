/** In the window's pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Pixels, and parts of the element: of what is no broader nothing is seen. */
const NARROWEST = 2;
const LEAST_PART = 0.01;

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * The box around what a `clip-path` leaves of an element; null for one that is not known. One without a
 * size leaves nothing of which anything could be seen.
 */
export function shapeBox(clipPath: string, box: Box): Box | null {
  // Wherever its middle is worked out to be.
  if (/^(?:circle|ellipse)\(0(?:px|%)?[ )]/.test(clipPath)) return NOTHING;
  const [, shape, inside = ""] = /^(inset|circle|ellipse|polygon)\(([^()]*)\)/.exec(clipPath) ?? [];
  if (shape === undefined) return null;
  const left = shape === "inset" ? insetBox(inside, box) : pointsBox(pointsOf(shape, inside, box));
  if (left === null || ![left.left, left.top, left.right, left.bottom].every(Number.isFinite)) {
    return null;
  }
  const [whole, rest] = [sizeOf(box), sizeOf(left)];
  const isNothing = [0, 1].some(
    (axis) => (rest[axis] ?? 0) <= Math.max(NARROWEST, LEAST_PART * (whole[axis] ?? 0)),
  );
  return isNothing ? NOTHING : left;
}

function insetBox(inside: string, box: Box): Box {
  const [top = "", right = top, bottom = top, left = right] = wordsOf(
    inside.split(" round ")[0] ?? "",
  );
  const [width, height] = sizeOf(box);
  return {
    left: box.left + lengthOf(left, width),
    right: box.right - lengthOf(right, width),
    top: box.top + lengthOf(top, height),
    bottom: box.bottom - lengthOf(bottom, height),
  };
}

type Points = readonly (readonly [x: number, y: number])[];

/** The corners of a polygon, or of what is around something round. */
function pointsOf(shape: string, inside: string, box: Box): Points {
  const [width, height] = sizeOf(box);
  const toPoint = ([x = "", y = x]: readonly string[]) =>
    [box.left + lengthOf(x, width), box.top + lengthOf(y, height)] as const;
  // The first may be by which rule it is filled.
  if (shape === "polygon") {
    const corners = inside.split(",").map(wordsOf);
    return corners.filter(({ length }) => length === 2).map(toPoint);
  }
  const [radii = "", middle = "50% 50%"] = inside.split(/\bat\b/);
  const [first = "", second = first] = wordsOf(radii);
  const isCircle = shape === "circle";
  const across = lengthOf(first, isCircle ? Math.hypot(width, height) / Math.SQRT2 : width);
  const down = isCircle ? across : lengthOf(second, height);
  // Wherever that is.
  if (across <= NARROWEST / 2 || down <= NARROWEST / 2) return [[0, 0]];
  const [x, y] = toPoint(wordsOf(middle));
  return [
    [x - across, y - down],
    [x + across, y + down],
  ];
}

function pointsBox(points: Points): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function sizeOf({ left, top, right, bottom }: Box): readonly [width: number, height: number] {
  return [right - left, bottom - top];
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** In pixels; NaN where it is none that is known. */
function lengthOf(word: string, whole: number): number {
  const [, number, unit] = /^([-+.\de]+)(px|%)?$/.exec(word) ?? [];
  if (number === undefined || (unit === undefined && Number(number) !== 0)) return Number.NaN;
  return unit === "%" ? (Number(number) / 100) * whole : Number(number);
}
