const ALLOWED = new Set(["http:", "https:", "mailto:"]);

/** The address as the browser would open it; null for every scheme but http, https and mailto. */
export function safeLink(href: string): URL | null {
  try {
    const url = new URL(href);
    return ALLOWED.has(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
