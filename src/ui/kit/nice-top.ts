/** Where an axis ends: the next of 1, 2, 4, 6, 8 times a power of ten, so that its half is round, too. */
export function niceTop(most: number): number {
  if (!(most > 0) || !Number.isFinite(most)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8].find((one) => one * power >= most) ?? 10;
  // 6 * 0.1 is not 0.6.
  return Number((step * power).toPrecision(12));
}
