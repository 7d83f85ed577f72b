type Trick = { readonly name: string; readonly html: (secret: string) => string };

const styled = (name: string, style: string, tag = "p"): Trick => ({
  name,
  html: (secret) => `<${tag} style="${style}">${secret}</${tag}>`,
});

/** Tag characters say ASCII that no font draws. */
const inTags = (text: string) =>
  [...text].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join("");

/** Ways to put a text where a program reads it and nobody sees it. */
export const TRICKS: readonly Trick[] = [
  styled("display none", "display:none"),
  styled("visibility hidden", "visibility:hidden"),
  styled("visibility collapse", "visibility:collapse"),
  styled("opacity 0", "opacity:0"),
  styled("opacity of a hundredth", "opacity:0.01"),
  styled("font of no size", "font-size:0"),
  styled("font of a pixel", "font-size:1px"),
  styled("colour of the page", "color:#fff"),
  styled("nearly the colour of the page", "color:#fefefe"),
  styled("transparent", "color:transparent"),
  styled("transparent fill", "-webkit-text-fill-color:transparent"),
  styled("colour of the page, by its lightness", "color:oklch(1 0 0)"),
  styled("green beyond the screen's, on that green", "background:#0c0;color:oklch(0.6 1 142)"),
  styled("colour of the page, of another space", "color:color(display-p3 1 1 1)"),
  styled("nearly the colour of the page, in Lab", "color:lab(99.5 0 0)"),
  styled("transparent, by its lightness", "color:oklch(0.2 0 0 / 0)"),
  styled("transparent fill, in Lab", "-webkit-text-fill-color:lch(20 0 0 / 1%)"),
  styled(
    "own background's colour, mixed",
    "background:color-mix(in oklab,#123,#456);color:#2d3e4f",
  ),
  styled(
    "masked by its lightness",
    "mask-image:linear-gradient(oklch(0 0 0 / 0),oklch(0 0 0 / 0))",
  ),
  styled("own background's colour", "background:#123456;color:#123457"),
  styled("far to the left", "position:absolute;left:-9999px"),
  styled("far above", "position:absolute;top:-9999px"),
  styled("indented away", "text-indent:-9999px;white-space:nowrap;overflow:hidden"),
  styled("no height", "height:0;overflow:hidden"),
  styled(
    "a pixel's box",
    "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)",
  ),
  styled("clipped by a path", "clip-path:inset(50%)"),
  styled("clipped by a circle", "clip-path:circle(0)"),
  styled("clipped by pixels", "clip-path:inset(0 0 500px)"),
  styled("clipped by a flat ellipse", "clip-path:ellipse(50% 0)"),
  styled("fixed below the window", "position:fixed;top:200vh"),
  styled("scaled to nothing", "transform:scale(0)"),
  styled("scaled to a hundredth", "transform:scale(0.01)"),
  styled("turned away", "transform:rotateY(180deg);backface-visibility:hidden"),
  styled("filtered away", "filter:opacity(0)"),
  styled("filtered away by the second", "filter:opacity(1) opacity(0)"),
  styled("blurred", "filter:blur(20px)"),
  styled("masked", "mask-image:linear-gradient(transparent,transparent)"),
  styled("letters over each other", "letter-spacing:-1em"),
  styled("content not laid out", "content-visibility:hidden"),
  { name: "hidden attribute", html: (secret) => `<p hidden>${secret}</p>` },
  { name: "comment", html: (secret) => `<!-- ${secret} -->` },
  { name: "template", html: (secret) => `<template>${secret}</template>` },
  { name: "noscript", html: (secret) => `<noscript>${secret}</noscript>` },
  {
    name: "closed details",
    html: (secret) => `<details><summary>More</summary>${secret}</details>`,
  },
  { name: "alternative text", html: (secret) => `<img alt="${secret}" width="10" height="10">` },
  { name: "title", html: (secret) => `<p title="${secret}">Text</p>` },
  { name: "label for readers", html: (secret) => `<p aria-label="${secret}">Text</p>` },
  { name: "field's value", html: (secret) => `<input value="${secret}">` },
  { name: "tag characters", html: (secret) => `<p>Text${inTags(secret)}</p>` },
  {
    name: "under another element",
    html: (secret) =>
      `<div style="position:relative;height:40px"><p style="margin:0">${secret}</p><div style="position:absolute;inset:0;background:#fff"></div></div>`,
  },
];

/** Whether what was read tells the secret, in signs that nobody sees, too. */
export function isThrough(text: string, secret: string): boolean {
  return text.includes(secret) || text.includes(inTags(secret));
}

/** A page about a lake with every trick in it; each hides a word of its own. */
export function trickPage(secretOf: (at: number) => string): string {
  const tricks = TRICKS.map(({ html }, at) => html(secretOf(at))).join("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The lake</title></head>
<body style="background:#fff;color:#222"><article><h1>The lake</h1>
<p>Herons stand in the reeds for an hour before they strike. ${"The water is quiet in the morning. ".repeat(30)}</p>
${tricks}
<p>Grey text that people read: <span style="color:#999">swans come in May</span>. <a href="/nests?key=abc">Nests</a></p>
</article></body></html>`;
}
