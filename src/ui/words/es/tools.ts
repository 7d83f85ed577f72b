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
      one: "# llamada a herramienta",
      many: "# de llamadas a herramientas",
      other: "# llamadas a herramientas",
    });
    return `${calls}: ${[...new Set(names.map(toolLabel))].join(", ")}`;
  },
  requested: (names) =>
    `pidió ${names.length === 1 ? "una herramienta" : "herramientas"}: ${names.join(", ")}; no se ofreció ninguna, así que no se hizo nada`,
  notTaken:
    "Este modelo no admite herramientas, así que se consultó sin las que están activas aquí. Otro modelo puede usarlas.",
  unnamed: "sin nombre",
  arguments: "Pedido con",
  result: "Resultado",
  failed: "Rechazado",
  waiting: "Sin respuesta",
  asks: (label, target) =>
    target === "" ? `Te espera: ${label}` : `Te espera: ${label} (${target})`,
  exact: "La llamada exacta",
  called: "Herramienta",
  tainted:
    "El modelo leyó texto importado, una página web o el resultado de una herramienta, que puede haber pedido esto.",
  before: "Ahora",
  after: "Después",
  nothing: "nada",
  approve: "Aprobar",
  decline: "Rechazar",
  edit: "Editar",
  editLabel: (label) => `Con qué datos se pide «${label}»`,
  always: "Aprobar siempre aquí",
  size: counted.characters,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `… y ${counted.characters(characters)} más`,
} satisfies Texts<typeof enTools>;
