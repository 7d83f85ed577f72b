import { describe, expect, it } from "vitest";
import { loadedScripts } from "./loaded-scripts.mjs";

describe("loadedScripts", () => {
  it("lists the entry and the preloaded modules once each, no words and no style sheet", () => {
    const html = `<head>
      <script type="module" crossorigin src="/chunks/panel-a1.js"></script>
      <link rel="modulepreload" crossorigin href="/chunks/react-b2.js">
      <link rel="modulepreload" crossorigin href="/chunks/react-b2.js">
      <link rel="modulepreload" data-words="en" crossorigin href="/chunks/en-c3.js">
      <link rel="stylesheet" href="/assets/panel.css">
    </head>`;
    expect(loadedScripts(html)).toEqual(["chunks/panel-a1.js", "chunks/react-b2.js"]);
  });
});
