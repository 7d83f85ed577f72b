/** Red, green, blue from 0 to 255, and how opaque from 0 to 1. */
export type Colour = { readonly rgb: readonly [number, number, number]; readonly alpha: number };

/** A computed colour (`rgb()` or `rgba()`); null for one in another form. */
export function readColour(computed: string): Colour | null {
  const numbers = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+))?\)$/.exec(computed);
  if (numbers === null) return null;
  const [, red, green, blue, alpha = "1"] = numbers.map(String);
  const isWhole = numbers[4] === undefined;
  return { rgb: [Number(red), Number(green), Number(blue)], alpha: isWhole ? 1 : Number(alpha) };
}

/** From 1 (the same) to 21: WCAG 2.2's contrast ratio. */
export function contrast(one: Colour["rgb"], other: Colour["rgb"]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(rgb: Colour["rgb"]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
