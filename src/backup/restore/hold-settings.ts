import type { HeldSettings } from "../../domain/held";
import { parseOllamaUrl } from "../../domain/ollama-url";
import type { Settings } from "../../domain/settings";

/**
 * What a backup's settings would let out, or keep open, beyond those of here, less what waits for the
 * person already; null for nothing.
 */
export function wideningOf(there: Settings, here: Settings): HeldSettings | null {
  const { autoLockMinutes, ollamaUrl } = there;
  const { held = {}, prompt } = here;
  const wide: HeldSettings = {
    ...(isLonger(there, here) && autoLockMinutes !== held.autoLockMinutes
      ? { autoLockMinutes }
      : {}),
    ...(![here.ollamaUrl, held.ollamaUrl].includes(ollamaUrl) && isOllamaUrl(ollamaUrl)
      ? { ollamaUrl }
      : {}),
    ...(there.hidesOrigin === true && here.hidesOrigin !== true && held.hidesOrigin !== true
      ? { hidesOrigin: true }
      : {}),
    ...(there.prompt.backgroundRemote && !prompt.backgroundRemote && held.backgroundRemote !== true
      ? { backgroundRemote: true }
      : {}),
  };
  return Object.keys(wide).length === 0 ? null : wide;
}

/** The settings that come with a backup: the person's own choices there, and nothing that widens. */
export function holdSettings(there: Settings, here: Settings): Settings {
  const { held: _theirs, hidesOrigin: _hides, embedder, ...rest } = there;
  // Texts go to no server that nobody has named here.
  const { embedder: own } = here;
  const kept = embedder?.type === "model" ? own : embedder;
  return withHeld(
    {
      ...rest,
      ...(kept === undefined ? {} : { embedder: kept }),
      autoLockMinutes: isLonger(there, here) ? here.autoLockMinutes : there.autoLockMinutes,
      ollamaUrl: here.ollamaUrl,
      ...(here.hidesOrigin === true ? { hidesOrigin: true } : {}),
      prompt: {
        ...there.prompt,
        backgroundRemote: there.prompt.backgroundRemote && here.prompt.backgroundRemote,
      },
    },
    { ...here.held, ...wideningOf(there, here) },
  );
}

/** The settings of here, which a stranger's do not change, with what these would widen. */
export function offerSettings(there: Settings, here: Settings): Settings {
  return withHeld(here, { ...here.held, ...wideningOf(there, here) });
}

/** Of an own backup only how long the vault stays open is held: that takes an unlock method. */
export function holdAutoLock(there: Settings, here: Settings): Settings {
  if (!isLonger(there, here)) return there;
  const { autoLockMinutes } = there;
  const held = { ...there.held, autoLockMinutes };
  return { ...there, autoLockMinutes: here.autoLockMinutes, held };
}

function withHeld(settings: Settings, held: HeldSettings): Settings {
  return Object.keys(held).length === 0 ? settings : { ...settings, held };
}

function isLonger(
  { autoLockMinutes: there }: Settings,
  { autoLockMinutes: here }: Settings,
): boolean {
  if (here === null) return false;
  return there === null || there > here;
}

function isOllamaUrl(url: string): boolean {
  try {
    return parseOllamaUrl(url) === url;
  } catch {
    return false;
  }
}
