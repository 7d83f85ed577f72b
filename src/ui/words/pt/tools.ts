import { formatDuration, formatMilliseconds } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { counted } from "./nouns";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) => {
    const calls = plural(names.length, {
      one: "# chamada de ferramenta",
      many: "# de chamadas de ferramentas",
      other: "# chamadas de ferramentas",
    });
    return `${calls}: ${[...new Set(names.map(toolLabel))].join(", ")}`;
  },
  requested: (names) =>
    `pediu ${names.length === 1 ? "uma ferramenta" : "ferramentas"}: ${names.join(", ")}; nenhuma foi oferecida, por isso nada foi feito`,
  notTaken:
    "Este modelo não aceita ferramentas, por isso foi consultado sem as que estão ativas aqui. Outro modelo pode usá-las.",
  unnamed: "sem nome",
  arguments: "Pedido com",
  result: "Resultado",
  failed: "Recusado",
  waiting: "Sem resposta",
  asks: (label, target) =>
    target === "" ? `Aguarda você: ${label}` : `Aguarda você: ${label} (${target})`,
  exact: "A chamada exata",
  called: "Ferramenta",
  tainted:
    "O modelo leu texto importado, uma página da web ou a saída de uma ferramenta, que pode ter pedido isto.",
  before: "Agora",
  after: "Depois",
  nothing: "nada",
  approve: "Aprovar",
  decline: "Recusar",
  edit: "Editar",
  editLabel: (label) => `Com que dados “${label}” é pedido`,
  always: "Aprovar sempre aqui",
  size: counted.characters,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `… e mais ${counted.characters(characters)}`,
} satisfies Texts<typeof enTools>;
