import type { Profile } from "../builders/make-profile";

const WRITES: ReadonlySet<string> = new Set(["saveFirst", "replace", "set", "remove"]);

/**
 * What a vault is made with, in a worker that dies at its nth write: that one and all calls after
 * it fail. `wroteAll` tells whether it lived.
 */
export function makeMortal(deps: Profile["deps"], dieAt: number) {
  let writes = 0;
  const isDead = () => writes >= dieAt;
  const wrap = <T extends object>(area: T): T =>
    new Proxy(area, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name);
        if (!(call instanceof Function)) return call;
        return async (...given: unknown[]) => {
          if (!isDead() && WRITES.has(String(name))) writes += 1;
          if (isDead()) throw new Error("killed");
          return Reflect.apply(call, target, given);
        };
      },
    });
  const { headers, local, session, files } = deps;
  const mortal = {
    ...deps,
    headers: wrap(headers),
    local: wrap(local),
    session: wrap(session),
    files: wrap(files),
  };
  return { deps: mortal, wroteAll: () => !isDead() };
}
