import { useCallback, useEffect, useState } from "react";
import { QuietButton } from "../../quiet-button";
import {
  installLanguage,
  type LocalState,
  localState,
  type RecognitionApi,
} from "../../speech/local-recognition";
import { voiceWords } from "../../words/voice-words";

type Props = { readonly api: RecognitionApi; readonly language: string };

/** What is still needed before a language can be dictated: what recognizes it, and the microphone. */
export function DictationReady({ api, language }: Props) {
  const { part } = voiceWords;
  const [state, setState] = useState<LocalState | "checking" | "failed">("checking");
  const look = useCallback(async () => setState(await localState(api, language)), [api, language]);
  useEffect(() => {
    void look();
  }, [look]);
  const download = async () => {
    setState("downloading");
    if (await installLanguage(api, language)) await look();
    else setState("failed");
  };
  if (state === "available") return <Microphone />;
  return (
    <>
      <p role="status" data-dictation-state={state} className="text-small">
        {state === "checking" && part.checking}
        {state === "downloading" && part.downloading}
        {state === "unavailable" && part.unavailable}
        {state === "failed" && part.downloadFailed}
      </p>
      {(state === "downloadable" || state === "failed") && (
        <>
          <p className="text-small text-muted">{part.downloadNote}</p>
          <QuietButton data-dictation-download="" onClick={download}>
            {part.download}
          </QuietButton>
        </>
      )}
    </>
  );
}

function Microphone() {
  const { part } = voiceWords;
  const { state, ask } = useMicrophone();
  return (
    <>
      <p role="status" data-microphone={state ?? ""} className="text-small">
        {state === "granted" && part.ready}
        {state === "denied" && part.blocked}
        {state === "prompt" && part.microphoneNote}
      </p>
      {state === "prompt" && (
        <QuietButton data-microphone-ask="" onClick={ask}>
          {part.microphone}
        </QuietButton>
      )}
    </>
  );
}

/** Whether the browser lets this product hear the microphone; null until it has told. `ask` has it asked for. */
function useMicrophone(): {
  readonly state: PermissionState | null;
  readonly ask: () => Promise<void>;
} {
  const [state, setState] = useState<PermissionState | null>(null);
  useEffect(() => {
    let permission: PermissionStatus | null = null;
    let isGone = false;
    const follow = async () => {
      permission = await navigator.permissions.query({ name: "microphone" });
      if (isGone) return;
      setState(permission.state);
      permission.onchange = () => setState(permission?.state ?? null);
    };
    // A browser that does not tell is asked all the same.
    follow().catch(() => setState("prompt"));
    return () => {
      isGone = true;
      if (permission !== null) permission.onchange = null;
    };
  }, []);
  const ask = async () => {
    try {
      const heard = await navigator.mediaDevices.getUserMedia({ audio: true });
      // Only the leave was wanted.
      for (const track of heard.getTracks()) track.stop();
      setState("granted");
    } catch {
      const permission = await navigator.permissions
        .query({ name: "microphone" })
        .catch(() => null);
      setState(permission?.state ?? "denied");
    }
  };
  return { state, ask };
}
