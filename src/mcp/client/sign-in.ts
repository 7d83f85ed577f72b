import {
  type AuthorizationServerMetadata,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  exchangeAuthorization,
  extractWWWAuthenticateParams,
  type FetchLike,
  IssuerMismatchError,
  type OAuthTokens,
  refreshAuthorization,
  registerClient,
  startAuthorization,
} from "@modelcontextprotocol/client";
import { AppError } from "../../domain/app-error";
import { cleanKey } from "../../domain/connection-secrets";
import { isLoopbackUrl, originOf } from "../../domain/connection-url";
import type { Grant, SignIn } from "../../domain/sign-in";

/** Who signs people in for a server, and what it wants to be asked for. */
export type SignInTarget = {
  /** The server that it is for. */
  readonly serverUrl: string;
  readonly issuer: string;
  readonly resource: string | null;
  readonly scope: string | null;
};

/**
 * Asks a server who signs people in for it: it says so, or does it itself. Of what it says to strangers the
 * status and the header are read alone, through `knock`.
 */
export async function findSignIn(
  fetch: FetchLike,
  serverUrl: string,
  knock = fetch,
): Promise<SignInTarget> {
  const { url, scope = null } = await requestChallenge(knock, serverUrl);
  const own = { serverUrl, issuer: new URL("/", serverUrl).href, resource: null, scope };
  const find = (how: { readonly resourceMetadataUrl?: URL }) =>
    discoverOAuthProtectedResourceMetadata(serverUrl, how, fetch);
  const usual = () => find({}).catch(() => null);
  const metadata = await (url === undefined
    ? usual()
    : find({ resourceMetadataUrl: url }).catch(usual));
  const named = metadata?.authorization_servers ?? [];
  const [first] = named;
  if (metadata === null || first === undefined) return own;
  // A server that asks for a token for another one would be given it.
  if (!isOwnResource(metadata.resource, serverUrl)) throw refused(serverUrl);
  const issuer = named.find((one) => isSafe(one, serverUrl));
  if (issuer === undefined) throw refused(first);
  const all = metadata.scopes_supported?.join(" ") ?? null;
  return { serverUrl, issuer, resource: metadata.resource, scope: scope ?? all };
}

/**
 * What a server says to whoever asks it without a token (RFC 9728, 5.1): where it tells who signs people
 * in, which need not be the usual place, and for what. Another's word on that is none of its own.
 */
async function requestChallenge(fetch: FetchLike, serverUrl: string) {
  const answer = await fetch(serverUrl, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
  }).catch(() => null);
  // It may be a stream of events that does not end.
  answer?.body?.cancel().catch(() => {});
  const challenge = answer?.status === 401 ? extractWWWAuthenticateParams(answer) : null;
  const url = challenge?.resourceMetadataUrl;
  const isOwn = url?.origin === new URL(serverUrl).origin;
  return { scope: challenge?.scope, url: isOwn ? url : undefined };
}

/** Ways in which a client tells its secret. “None” beside one is our own wish, said again. */
const AUTH_METHODS = ["client_secret_basic", "client_secret_post"] as const;

type Begun = { readonly url: string; readonly signIn: SignIn };

/**
 * Registers with whoever signs in, and gives the address at which the person does, with a PKCE challenge.
 * Fails with `provider-auth` where it takes no strangers, or is not who it says.
 */
export async function beginSignIn(
  fetch: FetchLike,
  { serverUrl, issuer, resource, scope }: SignInTarget,
  redirectUrl: string,
): Promise<Begun> {
  const metadata = await orRefused(issuer, () =>
    discoverAuthorizationServerMetadata(issuer, { fetchFn: fetch }),
  );
  if (metadata?.registration_endpoint === undefined) throw refused(issuer);
  const { token_endpoint: tokenUrl, registration_endpoint, authorization_endpoint } = metadata;
  // What it gives goes where leave was given for, and the person to where they were told, nowhere else.
  for (const one of [tokenUrl, registration_endpoint, authorization_endpoint]) {
    if (originOf(one) !== originOf(issuer)) throw refused(issuer);
  }
  const clientMetadata = {
    client_name: "Confidant",
    redirect_uris: [redirectUrl],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  const state = crypto.randomUUID();
  return orRefused(issuer, async () => {
    const client = await registerClient(issuer, { metadata, clientMetadata, fetchFn: fetch });
    const { authorizationUrl, codeVerifier: verifier } = await startAuthorization(issuer, {
      ...{ metadata, clientInformation: client, redirectUrl, state },
      ...(scope === null ? {} : { scope }),
      ...(resource === null ? {} : { resource }),
    });
    const { client_id: clientId, client_secret: clientSecret = null } = client;
    // It need not be the one that was asked for (RFC 7591, 3.2.1).
    const authMethod = AUTH_METHODS.find((one) => one === client.token_endpoint_auth_method);
    const namesIssuer = metadata.authorization_response_iss_parameter_supported === true;
    const kept = {
      serverUrl,
      issuer: metadata.issuer,
      tokenUrl,
      clientId,
      clientSecret,
      authMethod,
    };
    const signIn = { ...kept, resource, state, verifier, namesIssuer };
    return { url: authorizationUrl.href, signIn };
  });
}

type Ending = {
  readonly signIn: SignIn;
  /** Where the browser was led back to. */
  readonly answer: string;
  readonly redirectUrl: string;
  readonly now: number;
};

/**
 * Redeems what the person has signed in for. Fails with `provider-auth`: `other-answer` where what came
 * back is not to that or from somebody else, `sign-in` where it is a no.
 */
export async function endSignIn(
  fetch: FetchLike,
  { signIn, answer, redirectUrl, now }: Ending,
): Promise<Grant> {
  const { issuer, verifier, state, resource } = signIn;
  const given = URL.parse(answer);
  const isAnswer = given !== null && given.origin + given.pathname === redirectUrl;
  const params = given?.searchParams;
  if (!isAnswer || params?.get("state") !== state) throw refused(issuer, "other-answer");
  const [code, iss] = [params.get("code"), params.get("iss")];
  if (!code) throw refused(issuer);
  const tokens = await orRefused(issuer, () =>
    exchangeAuthorization(issuer, {
      ...asking(signIn, signIn.namesIssuer),
      ...{ authorizationCode: code, codeVerifier: verifier, redirectUri: redirectUrl },
      ...(iss === null ? {} : { iss }),
      ...(resource === null ? {} : { resource }),
      fetchFn: fetch,
    }),
  );
  return toGrant(signIn, tokens, now);
}

/** The grant with a token that holds anew; `provider-auth` where the person has to sign in again. */
export async function renewGrant(fetch: FetchLike, grant: Grant, now: number): Promise<Grant> {
  const { issuer, refreshToken, resource } = grant;
  if (refreshToken === null) throw refused(issuer);
  const tokens = await orRefused(issuer, () =>
    refreshAuthorization(issuer, {
      ...asking(grant, false),
      refreshToken,
      ...(resource === null ? {} : { resource }),
      fetchFn: fetch,
    }),
  );
  return { ...toGrant(grant, tokens, now), refreshToken: tokens.refresh_token ?? refreshToken };
}

type Client = Pick<Grant, "issuer" | "tokenUrl" | "clientId" | "clientSecret" | "authMethod">;

function asking(
  { issuer, tokenUrl, clientId, clientSecret, authMethod }: Client,
  namesIssuer: boolean,
) {
  const metadata: AuthorizationServerMetadata = {
    ...{ issuer, token_endpoint: tokenUrl, authorization_endpoint: tokenUrl },
    response_types_supported: ["code"],
    authorization_response_iss_parameter_supported: namesIssuer,
  };
  const secret = clientSecret === null ? {} : { client_secret: clientSecret };
  const how = authMethod === undefined ? {} : { token_endpoint_auth_method: authMethod };
  return { metadata, clientInformation: { client_id: clientId, ...secret, ...how } };
}

const SECOND = 1_000;

function toGrant(
  {
    issuer,
    tokenUrl,
    clientId,
    clientSecret,
    authMethod,
    resource,
  }: Client & Pick<Grant, "resource">,
  { access_token, token_type, refresh_token, expires_in }: OAuthTokens,
  now: number,
): Grant {
  const accessToken = cleanKey(access_token);
  if (accessToken === null || token_type.toLowerCase() !== "bearer") throw refused(issuer);
  return {
    ...{ issuer, tokenUrl, clientId, clientSecret, authMethod, resource, accessToken },
    refreshToken: refresh_token ?? null,
    expiresAt: expires_in === undefined ? null : Math.round(now + expires_in * SECOND),
  };
}

/** A resource is the server's own where it is its address, or what that lies under. */
function isOwnResource(resource: string, serverUrl: string): boolean {
  const [resourceUrl, own] = [URL.parse(resource), new URL(serverUrl)];
  if (resourceUrl === null || resourceUrl.origin !== own.origin) return false;
  const folder = resourceUrl.pathname.endsWith("/")
    ? resourceUrl.pathname
    : `${resourceUrl.pathname}/`;
  return own.pathname === resourceUrl.pathname || own.pathname.startsWith(folder);
}

/** Whether an address that a server has named is over https, or of this machine where the server is, too. */
function isSafe(url: string, namedBy: string): boolean {
  return isLoopbackUrl(url) ? isLoopbackUrl(namedBy) : URL.parse(url)?.protocol === "https:";
}

/** What the SDK fails with may quote what was sent: only where it was is told. */
async function orRefused<T>(issuer: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isOther = error instanceof IssuerMismatchError && error.kind === "authorization_response";
    throw refused(issuer, isOther ? "other-answer" : "sign-in");
  }
}

/** Whoever signs in has refused, or somebody else has answered. */
export function refused(url: string, reason: "sign-in" | "other-answer" = "sign-in"): AppError {
  const host = URL.parse(url)?.host ?? "";
  return new AppError("provider-auth", { data: { host, reason } });
}
