import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { NumberField } from "./number-field";

afterEach(() => {
  vi.unstubAllGlobals();
});

const field = (value: number) => (
  <NumberField name="n" label="l" value={value} min={1} max={50} onNumber={() => {}} />
);

it("does not call a number wrong that was brought back in place of what was", async () => {
  const page = await livePage();
  const isWrong = () => page.has("input[aria-invalid=true]");
  await page.show(field(20));
  await page.type("input", "many");
  expect(isWrong()).toBe(true);
  await page.show(field(10));
  expect(page.find("input").value).toBe("10");
  expect(isWrong()).toBe(false);
});
