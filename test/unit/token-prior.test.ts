import { expect, it } from "vitest";
import { countPriorTexts, fitPrior } from "../bench/tokens/fit-prior";
import { renderPrior } from "../bench/tokens/render-prior";

it("ships the token weights that the prior's texts and the real tokenizers give", async () => {
  const text = renderPrior(fitPrior(), countPriorTexts());
  await expect(text).toMatchFileSnapshot("../../src/domain/token-prior.ts");
});
