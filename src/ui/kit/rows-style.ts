/**
 * A list within a card: its rows (with `p-3`) are as wide as the card nearly is, parted by hairlines, and
 * the last has the room below it that the card has anyway.
 */
export const ROWS = "-mx-3 last:-mb-3 flex flex-col divide-y divide-line border-t border-line";
