import { configureGlobal } from "fast-check";

// A run of `npm test` that fails at random would blame whoever ran it; `npm run test:faults` tries others.
if (process.env.FAULTS !== "1") configureGlobal({ seed: 1 });

// biome-ignore lint/performance/noBarrelFile: it is loaded with its seed, or not at all.
export * from "fast-check";
