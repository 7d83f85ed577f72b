/** What a module exports, by name. */
type Exports = Record<string, unknown>;

/** A module's code: it fills `exports`, and is given others by `find`. */
type Factory = (exports: Exports, find: (id: number) => Exports) => void;

/** By module: the names, with spaces between, of the functions that it exports. */
type Functions = Readonly<Record<number, string>>;

/** What joins the modules of a worker that comes in several scripts. */
export type Linker = {
  /** Takes the modules of a script, by number, and what they name of others. */
  readonly add: (given: Readonly<Record<number, Factory>>, functions?: Functions) => void;
  /** What a module exports; it is evaluated when something of that is first used. */
  readonly find: (id: number) => Exports;
  /** The numbers of the modules that have been evaluated. */
  readonly used: () => readonly number[];
};

type Given = {
  /** Reads the script that a module lies in, which adds its modules, before it returns. */
  readonly read: (id: number) => void;
};

/**
 * A linker of no modules yet. A function whose module has not been evaluated is stood in for: handing
 * it on needs no module, calling it does. Nothing here waits, so no caller can tell.
 */
export function createLinker({ read }: Given): Linker {
  const factories = new Map<number, Factory>();
  const functions: Record<number, string> = {};
  const modules = new Map<number, Exports>();
  const evaluate = (id: number, exports: Exports): Exports => {
    if (Object.getPrototypeOf(exports) === null) return exports;
    // What cannot be read now is asked for again by the next who uses it.
    if (!factories.has(id)) read(id);
    const factory = factories.get(id);
    factories.delete(id);
    Object.setPrototypeOf(exports, null);
    factory?.(exports, find);
    return exports;
  };
  const find = (id: number): Exports => {
    const found = modules.get(id);
    if (found !== undefined) return found;
    const names = new Set(functions[id]?.split(" "));
    const exports: Exports = Object.create(
      new Proxy(Object.freeze({}), {
        // Reached for what the module does not have itself: for anything, until it is evaluated.
        get: (_nothing, name) => {
          if (typeof name !== "string") return undefined;
          if (!names.has(name)) return evaluate(id, exports)[name];
          return (...args: unknown[]) => {
            const real = evaluate(id, exports)[name];
            return typeof real === "function" ? real(...args) : undefined;
          };
        },
      }),
    );
    modules.set(id, exports);
    return exports;
  };
  return {
    add: (given, more) => {
      Object.assign(functions, more);
      for (const [id, factory] of Object.entries(given)) factories.set(Number(id), factory);
    },
    find,
    used: () => {
      const all = [...modules];
      return all.filter(([, one]) => Object.getPrototypeOf(one) === null).map(([id]) => id);
    },
  };
}
