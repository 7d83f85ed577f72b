import type { Profile } from "../builders/make-profile";

export type VaultCall = {
  readonly store: "headers" | "local" | "session" | "files";
  readonly name: string;
};

const WRITES: ReadonlySet<string> = new Set(["saveFirst", "replace", "set", "remove"]);

/** Whether that call changes what is stored. */
export function isWrite({ name }: VaultCall): boolean {
  return WRITES.has(name);
}

/** What a vault is made with, where `before` runs ahead of each call; if it throws, the call fails. */
export function onEachCall(deps: Profile["deps"], before: (call: VaultCall) => void) {
  const wrap = <T extends object>(area: T, store: VaultCall["store"]): T =>
    new Proxy(area, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name);
        if (!(call instanceof Function)) return call;
        return async (...given: unknown[]) => {
          before({ store, name: String(name) });
          return Reflect.apply(call, target, given);
        };
      },
    });
  return {
    ...deps,
    headers: wrap(deps.headers, "headers"),
    local: wrap(deps.local, "local"),
    session: wrap(deps.session, "session"),
    files: wrap(deps.files, "files"),
  };
}
