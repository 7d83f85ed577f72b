import type { Rgb } from "../domain/contrast";

/** Red, green, blue from 0 to 255, and how opaque from 0 to 1. */
export type Colour = { readonly rgb: Rgb; readonly alpha: number };

/** A computed colour (`rgb()` or `rgba()`); null for one in another form. */
export function readColour(computed: string): Colour | null {
  const numbers = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:[,/ ]+([\d.]+))?\)$/.exec(computed);
  if (numbers === null) return null;
  const [, red, green, blue, alpha = "1"] = numbers.map(String);
  const isWhole = numbers[4] === undefined;
  return { rgb: [Number(red), Number(green), Number(blue)], alpha: isWhole ? 1 : Number(alpha) };
}
