const ALLOWED = new Set(["http:", "https:", "mailto:"]);

/**
 * The address as the browser would open it; null for every scheme but http, https and mailto, and for
 * one with a name or password in it, which looks like another host: https://bank.example@evil.example
 */
export function safeLink(href: string): URL | null {
  try {
    const url = new URL(href);
    const isPlain = url.username === "" && url.password === "";
    return isPlain && ALLOWED.has(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
