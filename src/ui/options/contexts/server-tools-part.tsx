import { memo, useCallback, useMemo } from "react";
import type { Connection } from "../../../domain/connection";
import { type NamedTool, nameInLeave, nameTools } from "../../../domain/server-tool";
import { alwaysOf } from "../../../domain/tool-name";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { CheckField } from "../../kit/check-field";
import { useAnswer } from "../../use-answer";
import { toolServerWords } from "../../words/tool-server-words";
import { useLanguage } from "../../words/use-language";
import { ToolAbout } from "../servers/tool-about";

type Props = {
  readonly client: Pick<Client, "call">;
  /** The context's. */
  readonly tools: readonly string[];
  readonly onChange: (tools: string[]) => void;
};

/**
 * The tools that servers offer, each off until the person has switched it on as it is now. Drawn anew for
 * a change of these alone: they may be thousands, and whoever types beside them would wait for each letter.
 */
export const ServerToolsPart = memo(function ServerToolsPart({ client, tools, onChange }: Props) {
  useLanguage();
  const ask = useCallback(() => client.call("connection.list", {}), [client]);
  const { value, failure, again } = useAnswer(ask);
  const servers = useMemo(() => withTools(value?.connections ?? []), [value]);
  const words = toolServerWords.tool;
  return (
    <>
      <FailureLine failure={failure} onAgain={again} />
      {servers.map(({ id, name, host, named }) => (
        <fieldset key={id} data-tools-of={id} className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1 text-small wrap-anywhere">{words.from(name, host)}</legend>
          <p className="text-small text-muted">{words.fromNote}</p>
          {named.map((one) => (
            <OneTool key={one.name} named={one} tools={tools} onChange={onChange} />
          ))}
        </fieldset>
      ))}
    </>
  );
});

/** The servers that have some, each with its own. */
function withTools(connections: readonly Connection[]) {
  const servers = connections.filter(({ kind, held }) => kind === "mcp" && held !== true);
  const all = nameTools(servers);
  return servers.flatMap(({ id, name, url }) => {
    const named = all.filter(({ connectionId }) => connectionId === id);
    return named.length === 0 ? [] : [{ id, name, host: new URL(url).host, named }];
  });
}

function OneTool({
  named,
  tools,
  onChange,
}: Omit<Props, "client"> & { readonly named: NamedTool }) {
  const { name, leave, tool } = named;
  const isOn = tools.includes(leave);
  const isChanged = !isOn && tools.some((one) => nameInLeave(one) === name);
  const words = toolServerWords.tool;
  return (
    <div className="flex flex-col gap-1">
      <CheckField
        name={`tool-${name}`}
        checked={isOn}
        onChange={(on) => onChange([...withoutTool(tools, name), ...(on ? [leave] : [])])}
      >
        <code className="wrap-anywhere">{name}</code>
      </CheckField>
      <div className="flex flex-col gap-1 ps-6">
        {isChanged && (
          <p data-tool-changed={name} className="text-small text-caution">
            {words.changed}
          </p>
        )}
        <ToolAbout tool={tool} />
        {isOn && tools.includes(alwaysOf(leave)) && (
          <CheckField
            name={`always-${name}`}
            checked
            onChange={() => onChange(tools.filter((one) => one !== alwaysOf(leave)))}
          >
            {words.always(name)}
          </CheckField>
        )}
      </div>
    </div>
  );
}

/** Whatever was ever let of the tool of that name is taken back. */
function withoutTool(tools: readonly string[], name: string): readonly string[] {
  const gone = [name, alwaysOf(name)];
  return tools.filter((one) => !gone.includes(nameInLeave(one) ?? ""));
}
