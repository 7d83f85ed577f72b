import type { App } from "../../src/background/app";

/** Parts of an app, each with as much of it as a test needs. */
type Parts = { readonly [Name in keyof App]?: Partial<App[Name]> };

/** An app of these parts; whoever asks it for another one fails, and says for which. */
export function partialApp<P extends Parts>(parts: P): App & P {
  const app = new Proxy(parts, {
    get: (target, name) => {
      // What awaits it asks whether it is a promise, and what prints it asks by symbols.
      if (name === "then" || typeof name === "symbol" || Reflect.has(target, name))
        return Reflect.get(target, name);
      throw new Error(`The app of this test has no part "${String(name)}".`);
    },
  });
  // What is missing fails when it is asked for, which no type can say.
  return app as unknown as App & P;
}
