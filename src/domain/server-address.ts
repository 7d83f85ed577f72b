/**
 * Whether a url is a server's base as this extension writes one: by http, spelled as the browser
 * spells it, without name or password, and without anything behind the path.
 */
export function isServerAddress(url: string): boolean {
  if (!URL.canParse(url) || /[?#]/.test(url)) return false;
  const { protocol, username, password, port, href } = new URL(url);
  const isHttp = protocol === "http:" || protocol === "https:";
  const isPlain = username === "" && password === "" && port !== "0";
  // `..`, a backslash or another spelling of a host is not what it seems to be.
  return isHttp && isPlain && href.replace(/\/$/, "") === url.replace(/\/$/, "");
}

/** As `isServerAddress`; empty where nothing leaves the browser. */
export function isModelAddress(url: string): boolean {
  return url === "" || isServerAddress(url);
}
