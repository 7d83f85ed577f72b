import * as z from "zod/mini";
import type { Id } from "./id";

/** What a server's sign-in (OAuth) has given: a secret, of which each part is sealed as a key is. */
export const grantSchema = z.object({
  /** Who has signed the person in; what it gave goes back there alone. */
  issuer: z.string(),
  tokenUrl: z.string(),
  clientId: z.string(),
  clientSecret: z.nullable(z.string()),
  /** How that is to be told, where they have said so. */
  authMethod: z.optional(z.string()),
  /** What the token is for, where the server has said it. */
  resource: z.nullable(z.string()),
  accessToken: z.string(),
  /** Null where the person has to sign in again once the token has ended. */
  refreshToken: z.nullable(z.string()),
  /** Milliseconds since 1970; null where nobody tells. */
  expiresAt: z.nullable(z.int()),
});
export type Grant = z.infer<typeof grantSchema>;

/** What is kept of a sign-in. */
export type GrantKeeping = {
  readonly id: Id;
  /** Where the connection led when the person signed in. */
  readonly url: string;
  readonly grant: Grant;
  /** Of one that was renewed: what it was renewed with, in whose place alone it comes. */
  readonly renewed?: string;
};

/** A sign-in that was begun: whoever ends it has to have this. Held by the page that the person looks at. */
export const signInSchema = z.extend(
  z.omit(grantSchema, { accessToken: true, refreshToken: true, expiresAt: true }),
  {
    /** Where the connection led as it was begun: what comes is for that server alone. */
    serverUrl: z.string(),
    /** What the answer has to say again, so that it is the answer to this. */
    state: z.string(),
    /** Of PKCE: nobody else can redeem the code. */
    verifier: z.string(),
    /** Whether the answer has to name the issuer (RFC 9207). */
    namesIssuer: z.boolean(),
  },
);
export type SignIn = z.infer<typeof signInSchema>;
