import { type FormEvent, useCallback, useState } from "react";
import type { EmbedderState } from "../../../contract/embedder";
import type { Connection } from "../../../domain/connection";
import {
  type EmbedderChoice,
  type EmbeddingModel,
  embeddingProviderSchema,
} from "../../../domain/embedder-choice";
import type { ModelFile } from "../../../domain/model-file";
import { DEFAULT_OLLAMA_URL } from "../../../domain/settings";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { modelDestinationText, remoteHost } from "../../models/model-destination-text";
import { PrimaryButton } from "../../primary-button";
import { useAct } from "../../use-act";
import { useAnswer } from "../../use-answer";
import { useFreshLists } from "../../use-fresh-lists";
import { meaningWords } from "../../words/meaning-words";
import { PagePart } from "../page-part";
import { PlainField } from "./plain-field";

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  readonly connections: readonly Connection[];
  /** Those that are whole. */
  readonly files: readonly Pick<ModelFile, "id" | "name">[];
};

/** What texts are searched by beside their words: nothing, what is packaged, a file, or a server's model. */
export function MeaningPart({ client, connections, files }: Props) {
  const ask = useCallback(() => client.call("search.embedder", {}), [client]);
  const { value, failure, again } = useAnswer(ask);
  useFreshLists(client, again);
  const act = useAct();
  const chosen = value?.choice ?? null;
  // The server that is being chosen; its model is named next.
  const [server, setServer] = useState<string | null>(null);
  const servers = connections.filter(embeds);
  const pendingServer = server ?? movedServer(value, servers);
  const choose = (choice: EmbedderChoice) =>
    act.run(async () => {
      await client.call("search.setEmbedder", { choice });
      setServer(null);
      again();
    });
  const onChange = (key: string) => {
    // Back to one whose server is gone, of which nothing can be chosen.
    if (chosen !== null && key === keyOf(chosen) && isGone(chosen, servers)) return setServer(null);
    const choice = toChoice(key, files);
    setServer(choice === null ? key : null);
    if (choice !== null) void choose(choice);
  };
  return (
    <PagePart title={meaningWords.title}>
      <p className="text-small text-muted">{meaningWords.why}</p>
      {chosen !== null && (
        <SelectField
          name="embedder"
          label={meaningWords.label}
          value={server ?? keyOf(chosen)}
          options={toOptions(chosen, servers, files)}
          onChange={onChange}
          disabled={act.busy}
        />
      )}
      {pendingServer !== null && (
        <MeaningForm
          key={pendingServer}
          busy={act.busy}
          toModel={(name) => toModel(servers, pendingServer, name)}
          onUse={(model) => choose({ type: "model", model })}
        />
      )}
      {server === null && chosen?.type === "model" && <ModelLine model={chosen.model} />}
      {server === null && value?.progress != null && (
        <p data-progress="" className="text-small text-muted">
          {meaningWords.progress(value.progress.embedded, value.progress.count)}
        </p>
      )}
      <FailureLine failure={act.failure ?? failure ?? value?.problem ?? null} />
    </PagePart>
  );
}

/** Which one reads texts, and where. */
function ModelLine({ model }: { readonly model: EmbeddingModel }) {
  return (
    <p data-embedder={model.name} className="text-small wrap-anywhere">
      {meaningWords.now(
        model.name,
        modelDestinationText({ ...model, window: null, thinks: false }),
      )}
    </p>
  );
}

/** The server of what is chosen where its connection leads elsewhere by now: it can be chosen for there. */
function movedServer(state: EmbedderState | null, servers: readonly Connection[]): string | null {
  if (state?.problem?.code !== "connection-gone" || state.choice.type !== "model") return null;
  return isGone(state.choice, servers) ? null : keyOf(state.choice);
}

/** What is chosen by a key of the list; null where it is a server, whose model is named next. */
function toChoice(key: string, files: Props["files"]): EmbedderChoice | null {
  if (key === "none" || key === "packaged") return { type: key };
  const file = files.find(({ id }) => id === key);
  return file === undefined ? null : { type: "file", file: { id: file.id, name: file.name } };
}

/** The built-in Ollama server is no connection. */
const BUILT_IN = "ollama";

function embeds({ kind, held }: Connection): boolean {
  return embeddingProviderSchema.safeParse(kind).success && held !== true;
}

function keyOf(choice: EmbedderChoice): string {
  if (choice.type === "file") return choice.file.id;
  return choice.type === "model" ? (choice.model.connection ?? BUILT_IN) : choice.type;
}

/** Whether a model is chosen whose server is none of these. */
function isGone(choice: EmbedderChoice, servers: readonly Connection[]): boolean {
  if (choice.type !== "model" || choice.model.connection === undefined) return false;
  return !servers.some(({ id }) => id === choice.model.connection);
}

/** What can be chosen, and what is, whatever has become of it: a list without it would show another. */
export function toOptions(
  chosen: EmbedderChoice,
  servers: readonly Connection[],
  files: Props["files"],
): Record<string, string> {
  const { none, packaged, ollama, of, file } = meaningWords;
  const all = chosen.type === "file" ? [chosen.file, ...files] : files;
  const kept = all.map(({ id, name }) => [id, file(name)]);
  const named = servers.map(({ id, name }) => [id, of(name)]);
  const gone = isGone(chosen, servers) && chosen.type === "model" ? chosen.model.name : null;
  const lost = gone === null ? [] : [[keyOf(chosen), gone]];
  return {
    packaged,
    none,
    ...Object.fromEntries([...kept, [BUILT_IN, ollama], ...named, ...lost]),
  };
}

/** Null where the server is gone meanwhile. */
function toModel(servers: readonly Connection[], key: string, name: string): EmbeddingModel | null {
  if (key === BUILT_IN) return { provider: "ollama", name, url: DEFAULT_OLLAMA_URL };
  const connection = servers.find(({ id }) => id === key);
  const provider = embeddingProviderSchema.safeParse(connection?.kind);
  if (connection === undefined || !provider.success) return null;
  return { provider: provider.data, name, url: connection.url, connection: connection.id };
}

type MeaningFormProps = {
  readonly busy: boolean;
  readonly toModel: (name: string) => EmbeddingModel | null;
  readonly onUse: (model: EmbeddingModel) => void;
};

const MAX_NAME = 300;

/** Names a server's model, after it was said where every text would go. */
function MeaningForm({ busy, toModel, onUse }: MeaningFormProps) {
  const [name, setName] = useState("");
  const model = toModel(name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && model !== null && model.name !== "") onUse(model);
  };
  const host = model === null ? null : remoteHost({ ...model, window: null, thinks: false });
  return (
    <form onSubmit={submit} autoComplete="off" className="flex flex-col gap-3">
      <PlainField
        name="embedding-model"
        label={meaningWords.model}
        maxLength={MAX_NAME}
        dir="ltr"
        note={meaningWords.example}
        onText={setName}
      />
      <p data-leaves={host ?? ""} className="text-small">
        {host === null ? meaningWords.stays : meaningWords.leaves(host)}
      </p>
      <PrimaryButton type="submit" data-use-embedder="" aria-disabled={busy}>
        {busy ? meaningWords.trying : meaningWords.use}
      </PrimaryButton>
    </form>
  );
}
