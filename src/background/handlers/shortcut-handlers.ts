import type { CallInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { DEFAULT_KEYS, type Shortcut, type ShortcutKeys } from "../../domain/shortcut";
import { chosenKeys, findConflict, keysInUse, refuseKeys } from "../../domain/shortcut-rules";
import type { App } from "../app";

type Needs = { readonly store: Pick<App["store"], "settings"> };

/** The keys in use. */
export async function shortcutList({ store }: Needs): Promise<ShortcutKeys> {
  return keysInUse((await store.settings.read()).shortcuts ?? {});
}

/** Gives one shortcut other keys, or one or all their own again; gives what is in use from then on. */
export async function shortcutChange(
  { store }: Needs,
  { shortcut, keys }: CallInput<"shortcut.change">,
): Promise<ShortcutKeys> {
  const settings = await store.settings.update(({ shortcuts: chosen = {}, ...rest }) => {
    const next = shortcut === null ? DEFAULT_KEYS : withKeys(keysInUse(chosen), shortcut, keys);
    const shortcuts = chosenKeys(next);
    return Object.keys(shortcuts).length === 0 ? rest : { ...rest, shortcuts };
  });
  return keysInUse(settings.shortcuts ?? {});
}

function withKeys(all: ShortcutKeys, shortcut: Shortcut, keys: string | null): ShortcutKeys {
  const next = keys ?? DEFAULT_KEYS[shortcut];
  if (refuseKeys(shortcut, next) !== null) throw new AppError("bad-request");
  if (findConflict(all, shortcut, next) !== null) {
    throw new AppError("conflict", { data: { kind: "shortcut" } });
  }
  return { ...all, [shortcut]: next };
}
