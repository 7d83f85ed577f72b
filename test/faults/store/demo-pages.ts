/** How the pages beside the panel look: somebody's site, not ours. */
const STYLE = `
  body { margin: 0; font: 18px/1.6 Georgia, "DejaVu Serif", serif; color: #222; background: #fff; }
  header { padding: 18px 56px; border-bottom: 1px solid #ddd; font: 600 15px/1.4 sans-serif; color: #2d5b4e; }
  main { max-width: 660px; padding: 36px 56px; }
  h1 { font-size: 34px; line-height: 1.2; margin: 0 0 6px; }
  .by { color: #666; font: 14px/1.4 sans-serif; margin: 0 0 24px; }
  h2 { font-size: 22px; margin: 28px 0 6px; }
  p { margin: 0 0 16px; }`;

function page(site: string, title: string, by: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<header>${site}</header><main><h1>${title}</h1><p class="by">${by}</p>${body}</main></html>`;
}

/** Pages that the store's pictures show beside the panel, by their path; written for them. */
export const DEMO_PAGES: Readonly<Record<string, string>> = {
  "/herons": page(
    "Notes from the reed bed",
    "A year with the herons",
    "Seen from the hide at the north shore",
    `<p>The first pair came back on the ninth of February, when the bay was still half frozen. They stood apart for two days, then began to carry sticks to last year's nest in the old alder.</p>
<h2>How they fish</h2>
<p>A grey heron waits far longer than it strikes. Over forty mornings I counted eleven minutes of standing for each catch, and one strike in three that missed. On windy days, when the water is rough, they leave the shore and walk the flooded meadow for voles instead.</p>
<h2>What we changed</h2>
<p>Since April the path along the dyke is closed until ten in the morning. The birds now use the near bank again, which they had given up when dogs were let off there. Two more nests were begun in May, and five young left them in July.</p>`,
  ),
  "/balcony": page(
    "Town gardener",
    "A balcony for the shady side",
    "For a first winter without losses",
    `<p>North-facing balconies are not lost places. What grows in a wood grows there too, as long as the pots do not freeze through and somebody waters them on mild days.</p>
<h2>Pots before plants</h2>
<p>A pot of thirty centimetres holds enough soil to keep roots from freezing in a usual winter. Set it on feet, so that water runs off, and close to the wall, where it is two degrees warmer.</p>
<h2>Three that never sulk</h2>
<p>Ivy, which forgives nearly everything. Heather, which wants to stay moist. Ferns, which vanish in November and come back in April as if nothing had been.</p>`,
  ),
};
