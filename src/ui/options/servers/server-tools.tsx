import type { Connection } from "../../../domain/connection";
import { UnlistedLines } from "../../models/unlisted-lines";
import { toolServerWords } from "../../words/tool-server-words";
import { ToolAbout } from "./tool-about";

/** What a server offers, in its own words. */
export function ServerTools({ server }: { readonly server: Connection }) {
  const { name, tools = [], unlisted } = server;
  const { list } = toolServerWords;
  return (
    <div data-server-tools="" className="flex flex-col gap-2">
      <p className="text-small text-muted">{tools.length === 0 ? list.noTools : list.where}</p>
      {tools.length > 0 && (
        <ul aria-label={list.toolsOf(name)} className="flex flex-col gap-3">
          {tools.map((tool) => (
            <li key={tool.name} data-server-tool={tool.name} className="flex flex-col gap-1">
              <code className="text-small font-semibold wrap-anywhere">{tool.name}</code>
              <ToolAbout tool={tool} />
            </li>
          ))}
        </ul>
      )}
      <UnlistedLines unlisted={unlisted} />
    </div>
  );
}
