import type { CallInput, CallOutput } from "../../contract/contract";
import type { Connection } from "../../domain/connection";
import type { App } from "../app";

type Needs = Pick<App, "signIns" | "leave">;

/** Where one signs in for a server. Leave to reach that, which a page asks for now, is kept from then on. */
export async function connectionSignIn(
  { signIns, leave }: Needs,
  { id }: CallInput<"connection.signIn">,
): Promise<CallOutput<"connection.signIn">> {
  const origin = await signIns().find(id);
  leave.keepToSignIn(id, origin);
  return { origin };
}

/** Begins; what ends it is with the page that the person looks at. */
export async function connectionSignInBegin(
  { signIns, leave }: Needs,
  { id, origin }: CallInput<"connection.signInBegin">,
): Promise<CallOutput<"connection.signInBegin">> {
  const begun = await signIns().begin(id, origin);
  leave.keepToSignIn(id, begun.signIn.issuer);
  return begun;
}

/** Ends it, and tells every page that the connection is another one. */
export async function connectionSignInEnd(
  { signIns, leave, panels }: Needs & Pick<App, "panels">,
  { id, signIn, answer }: CallInput<"connection.signInEnd">,
): Promise<Connection> {
  const connection = await signIns().end(id, signIn, answer);
  leave.signedIn(id);
  panels.changeLists();
  return connection;
}
