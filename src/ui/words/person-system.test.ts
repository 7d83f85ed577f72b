import { expect, it } from "vitest";
import { personSystem } from "./person-system";

it.each([
  ["macOS", "mac"],
  ["MacIntel", "mac"],
  ["Windows", "windows"],
  ["Win32", "windows"],
  ["Linux x86_64", "linux"],
  ["", "linux"],
] as const)("takes %j for %s", (platform, system) => {
  expect(personSystem(platform)).toBe(system);
});
