import type { Connection, Secrets } from "../../src/domain/connection";
import type { SignIns } from "../../src/mcp/client/create-sign-ins";

/** The secrets with which a request goes out that a server takes at once. */
export async function renewedSecrets(
  { sendSigned }: Pick<SignIns, "sendSigned">,
  connection: Connection,
  secrets: Secrets,
): Promise<Secrets> {
  let sent = secrets;
  await sendSigned(connection, secrets, async (held) => {
    sent = held;
    return new Response();
  });
  return sent;
}
