import type { Page } from "puppeteer-core";

const PIXEL = "http://127.0.0.1:11434/pixel";

/** Markup as mathematics, of which each is a formula for itself. */
const FORMULAS: readonly string[] = [
  `\\text{<img src="${PIXEL}" onerror="globalThis.ran=20">} + 1`,
  "\\text{</math><script>globalThis.ran=21</script>} + 2",
  "\\mathrm{<svg/onload=globalThis.ran=22>} + 3",
  "\\href{javascript:globalThis.ran=23}{x} + 4",
  `\\url{${PIXEL}} + 5`,
  `\\includegraphics{${PIXEL}} + 6`,
  `\\style{background:url(${PIXEL})}{x} + 7`,
  '\\class{x" onmouseover="globalThis.ran=24}{y} + 8',
  "\\data{onclick=globalThis.ran=25}{x} + 9",
  `\\color{url(${PIXEL})}{x} + 10`,
  "\\def\\x{<iframe srcdoc='<script>parent.ran=26</script>'>}\\x + 11",
];

/** Markup as code: of languages that are coloured, of none, and where a language's name stands. */
const CODE: readonly string[] = [
  `\`\`\`html\n<img src="${PIXEL}" onerror="globalThis.ran=30">\n\`\`\``,
  "```js\nconst a = `</code></pre><script>globalThis.ran=31</script>`; // <svg onload=globalThis.ran=32>\n```",
  `\`\`\`css\n@import "${PIXEL}"; a { background: url(${PIXEL}) } </style><script>globalThis.ran=33</script>\n\`\`\``,
  `\`\`\`json\n{"<img src=x onerror=globalThis.ran=34>": "<iframe src='${PIXEL}'>"}\n\`\`\``,
  "```<img/src=x/onerror=globalThis.ran=35>\nplain <script>globalThis.ran=36</script>\n```",
  '```svg\n<svg onload="globalThis.ran=37"><use href="data:image/svg+xml,<svg id=\'x\'/>#x"/></svg>\n```',
];

/** Markup as diagrams, each of which is drawn. */
export const DIAGRAMS: readonly string[] = [
  `flowchart TD\nA["<img src=${PIXEL} onerror=globalThis.ran=40>"] --> B["<script>globalThis.ran=41</script>"]`,
  'flowchart TD\nA["<a href=\'javascript:globalThis.ran=42\'>x</a>"]\nclick A "javascript:globalThis.ran=43"',
  `flowchart TD\nA[x]\nstyle A fill:url(${PIXEL})\nclassDef a background:url(${PIXEL})`,
  `%%{init: {"securityLevel": "loose", "themeCSS": "@import '${PIXEL}'"}}%%\nflowchart TD\nA@{ img: "${PIXEL}", label: "x" }`,
  `sequenceDiagram\nparticipant A as <svg onload=globalThis.ran=44>\nlink A: here @ javascript:globalThis.ran=45\nA->>A: <iframe src=${PIXEL}>`,
];

/** A reply of all of them. */
export const DRAWN = [
  ...FORMULAS.map((formula) => `$$\n${formula}\n$$`),
  ...CODE,
  ...DIAGRAMS.map((diagram) => `\`\`\`mermaid\n${diagram}\n\`\`\``),
].join("\n\n");

/** Brings each thing of a reply that is drawn only when it is seen into view, and asks for each diagram. */
export async function drawAll(page: Page, reply: string): Promise<void> {
  const count = await page.$$eval(`${reply} :is([data-math], pre)`, ({ length }) => length);
  for (let at = 0; at < count; at += 1) {
    await page.evaluate(showNth, reply, at);
  }
  await page.$$eval(`${reply} [data-show-diagram]`, (all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });
}

/** Runs in the page: resolves once what came into view was drawn, as far as it is. */
async function showNth(reply: string, at: number): Promise<void> {
  document
    .querySelectorAll(`${reply} :is([data-math], pre)`)
    [at]?.scrollIntoView({ block: "center" });
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Clicks all that was drawn, and moves over it. */
export function touchAll(page: Page, reply: string): Promise<void> {
  return page.$$eval(`${reply} :is(math, math *, svg, svg *, code, code *)`, (all) => {
    for (const one of all) {
      for (const kind of ["mouseover", "mousedown", "mouseup", "click"]) {
        one.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
      }
    }
  });
}

/** What of a reply could run, load or lead somewhere, by its element or by an attribute. */
export function activeIn(page: Page, reply: string): Promise<string[]> {
  return page.$$eval(`${reply} *`, (all) =>
    all
      .filter(
        (one) =>
          one.matches(
            "script, img, image, iframe, object, embed, form, style, link, use, foreignObject, annotation-xml, animate, set, video, audio, base, meta, a",
          ) ||
          [...one.attributes].some(
            ({ name, value }) =>
              /^(?:on|src|href|xlink:href|action|formaction|poster|data$|srcdoc)/i.test(name) ||
              (name === "style" && value.includes("url(")),
          ),
      )
      .map((one) => one.outerHTML),
  );
}

/** Whether this page lets a script run that stands in markup: false under the extension's policy. */
export function letsMarkupRun(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const trap = document.createElement("div");
    trap.innerHTML = '<img src="/nowhere.png" onerror="globalThis.trapped = true">';
    const failed = new Promise((resolve) =>
      trap.firstElementChild?.addEventListener("error", resolve, { once: true }),
    );
    document.body.append(trap);
    await failed;
    trap.remove();
    return Reflect.get(globalThis, "trapped") === true;
  });
}
