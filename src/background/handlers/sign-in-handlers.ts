import type { CallInput, CallOutput } from "../../contract/contract";
import type { Connection } from "../../domain/connection";
import type { App } from "../app";

type Needs = Pick<App, "signIns">;

/** Where one signs in for a server. */
export async function connectionSignIn(
  { signIns }: Needs,
  { id }: CallInput<"connection.signIn">,
): Promise<CallOutput<"connection.signIn">> {
  return { origin: await signIns().find(id) };
}

/** Begins; what ends it is with the page that the person looks at. */
export async function connectionSignInBegin(
  { signIns }: Needs,
  { id }: CallInput<"connection.signInBegin">,
): Promise<CallOutput<"connection.signInBegin">> {
  return signIns().begin(id);
}

/** Ends it, and tells every page that the connection is another one. */
export async function connectionSignInEnd(
  { signIns, panels }: Needs & Pick<App, "panels">,
  { id, signIn, answer }: CallInput<"connection.signInEnd">,
): Promise<Connection> {
  const connection = await signIns().end(id, signIn, answer);
  panels.changeLists();
  return connection;
}
