/** A list within a card: its rows (with `p-3`) are as wide as the card nearly is, parted by hairlines. */
export const ROWS = "-mx-3 flex flex-col divide-y divide-line border-t border-line";
