import type { Connection } from "../../../domain/connection";
import { isLoopbackUrl } from "../../../domain/connection-url";
import { connectionWords } from "../../words/connection-words";

/** Where what is said to a connection's server goes, in words. */
export function destinationText({ url }: Connection): string {
  const { providers } = connectionWords;
  return isLoopbackUrl(url) ? providers.onMachine : providers.toHost(new URL(url).host);
}

/** Its address, and that secrets are kept for it: never what they are. */
export function secretsText({ url, hasKey, headerNames }: Connection): string {
  const { providers } = connectionWords;
  return [
    url,
    ...(hasKey ? [providers.keySealed] : []),
    ...(headerNames.length > 0 ? [providers.headers(headerNames.length)] : []),
  ].join(" · ");
}
