/** When a worker dies: with its `nth` call from 1, before or after that is done. */
export type Death = { readonly nth: number; readonly when: "before" | "after" };

/** A life that ends as told, which `onDeath` hears: from then on every step fails. */
export function createLife(onDeath = () => {}) {
  let calls = 0;
  let isDead = false;
  let death: Death | null = null;
  let watcher = (_calls: number) => {};
  const fail = () => {
    throw new Error("killed");
  };
  const begin = () => {
    if (isDead) fail();
    calls += 1;
    watcher(calls);
    if (calls !== death?.nth) return false;
    isDead = true;
    onDeath();
    if (death.when === "before") fail();
    return true;
  };
  const wrap = <A extends unknown[], R>(work: (...given: A) => R) =>
    (async (...given: A) => {
      const isLast = begin();
      const result = await work(...given);
      if (isLast) fail();
      return result;
    }) as unknown as (...given: A) => R;
  const wrapObject = <T extends object>(object: T): T =>
    new Proxy(object, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (!(found instanceof Function)) return found;
        // The browser's own way of answering later: it cannot be waited for from outside.
        if (name === "deleteDatabase") {
          return (...given: unknown[]) => {
            begin();
            return Reflect.apply(found, target, given);
          };
        }
        return wrap((...given: unknown[]) => Reflect.apply(found, target, given));
      },
    });
  return {
    dieAt: (next: Death) => {
      calls = 0;
      death = next;
    },
    isDead: () => isDead,
    /** Tells of each step from here on, by its number from 1, before it is done. */
    watch: (next: (calls: number) => void) => {
      calls = 0;
      watcher = next;
    },
    step: wrap(async () => {}),
    wrap,
    wrapObject,
    wrapAll: <T extends Record<string, object>>(objects: T): T =>
      Object.fromEntries(
        Object.entries(objects).map(([name, object]) => [name, wrapObject(object)]),
      ) as T,
  };
}

export type Life = ReturnType<typeof createLife>;
