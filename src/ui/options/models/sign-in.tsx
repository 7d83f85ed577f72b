import { useState } from "react";
import type { Failure } from "../../../domain/app-error";
import type { Connection } from "../../../domain/connection";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { toolServerWords } from "../../words/tool-server-words";
import type { ConnectionController } from "./connection-controller";

type Props = {
  readonly connection: Pick<Connection, "id">;
  readonly controller: Pick<ConnectionController, "signIn">;
};

/** Asks a server where one signs in, and has the person do so there: they see where before they go. */
export function SignIn({ connection: { id }, controller: { signIn } }: Props) {
  const [origin, setOrigin] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { busy, failure, run } = useAct();
  const words = toolServerWords.signIn;
  const find = () => run(async () => setOrigin(await signIn.find(id)));
  // Within the click: the browser asks at no other time.
  const go = (at: string) => run(async () => setRefused(!(await signIn.at(id, at))));
  return (
    <div data-sign-in="" className="flex flex-col gap-2">
      {origin === null ? (
        <QuietButton data-sign-in-find="" aria-disabled={busy} onClick={find}>
          {words.find}
        </QuietButton>
      ) : (
        <>
          <p className="text-small wrap-anywhere">{words.means(new URL(origin).host)}</p>
          <QuietButton data-sign-in-at={origin} aria-disabled={busy} onClick={() => go(origin)}>
            {words.at(new URL(origin).host)}
          </QuietButton>
        </>
      )}
      <FailureLine failure={isRefused ? words.refused : toldOf(failure)} />
    </div>
  );
}

/** Why a sign-in came to nothing: no key has a part in it, as the code's own sentence says. */
function toldOf(failure: Failure | null): Failure | string | null {
  if (failure?.code !== "provider-auth") return failure;
  const { closed, otherAnswer, declined } = toolServerWords.signIn;
  const { reason, host = "" } = failure.data;
  if (reason === "window-closed") return closed;
  return reason === "other-answer" ? otherAnswer(String(host)) : declined(String(host));
}
