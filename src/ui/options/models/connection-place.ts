import type { Connection } from "../../../domain/connection";
import { isLoopbackUrl } from "../../../domain/connection-url";
import { connectionWords } from "../../words/connection-words";

/** Where what is said to a connection's server goes, in words. */
export function placeText({ url }: Connection): string {
  const { places } = connectionWords;
  return isLoopbackUrl(url) ? places.onMachine : places.toHost(new URL(url).host);
}

/** Its address, and that secrets are kept for it: never what they are. */
export function secretsText({ url, hasKey, headerNames }: Connection): string {
  const { places } = connectionWords;
  return [
    url,
    ...(hasKey ? [places.keySealed] : []),
    ...(headerNames.length > 0 ? [places.headers(headerNames.length)] : []),
  ].join(" · ");
}
