import type { Connection } from "./connection";
import { originOf } from "./connection-url";
import type { Settings } from "./settings";

type Said = Pick<Settings, "ollamaUrl" | "hidesOrigin" | "refusedOrigins">;

type Areas = {
  readonly settings: Said;
  readonly connections: readonly Pick<Connection, "url" | "hidesOrigin">[];
};

/** The origins of which the person has said no, in whichever place: that holds for every way there. */
export function refusedOrigins({ settings, connections }: Areas): ReadonlySet<string> {
  const said = connections.filter((one) => one.hidesOrigin === false);
  return new Set([...refusedIn(settings), ...said.map((one) => originOf(one.url))]);
}

/** Those that the settings themselves tell of. */
export function refusedIn({ ollamaUrl, hidesOrigin, refusedOrigins: kept = [] }: Said): string[] {
  return hidesOrigin === false ? [...new Set([...kept, originOf(ollamaUrl)])] : [...kept];
}

/** The settings with the person's newest answer for an origin; themselves where it is none. */
export function withAnswer(
  settings: Settings,
  { origin, on }: { readonly origin: string; readonly on: boolean },
): Settings {
  const { refusedOrigins: kept = [], hidesOrigin: before } = settings;
  const isHere = originOf(settings.ollamaUrl) === origin;
  // A yes to a connection is the connection's own; a no outlives whatever it was said of.
  const hidesOrigin = isHere && (!on || before === false) ? on : before;
  if (hidesOrigin === before && kept.includes(origin) === !on) return settings;
  const others = kept.filter((one) => one !== origin);
  const answered = hidesOrigin === undefined ? settings : { ...settings, hidesOrigin };
  return withRefused(answered, on ? others : [...others, origin]);
}

/**
 * The settings with the built-in server at another address: what was said of who asks was said of the
 * former one. A no stays with that one, for whenever something leads there again.
 */
export function withOllamaUrl(settings: Settings, ollamaUrl: string): Settings {
  if (originOf(ollamaUrl) === originOf(settings.ollamaUrl)) return { ...settings, ollamaUrl };
  const { hidesOrigin: _former, ...rest } = settings;
  return withRefused({ ...rest, ollamaUrl }, refusedIn(settings));
}

/** The settings with these origins as the refused ones. */
export function withRefused(settings: Settings, origins: readonly string[]): Settings {
  const { refusedOrigins: _former, ...rest } = settings;
  return origins.length === 0 ? rest : { ...rest, refusedOrigins: [...origins] };
}
