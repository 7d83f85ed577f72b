import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "Descartar",
  asking: "Cargando…",
  status: {
    title: "Estado",
    context: "Contexto",
    model: "Modelo",
    mode: "Tipo de respuesta",
    window: "Ventana",
    lock: "Bloqueo",
    store: "Datos",
    well: "en orden",
    damaged: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "dañada o ausente", "dañadas o ausentes")}`,
    none: "ninguno todavía",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} de ${counted.tokens(window)}`,
    noWindow: (tokens) => `${counted.tokens(tokens)}; la guía no tiene ventana`,
    lockKinds: {
      none: "sin bloqueo",
      sealing: "cifrando",
      lock: "bloqueado con un método de desbloqueo tuyo",
    },
  },
  history: {
    title: "Historial",
    all: "Mensajes aquí",
    shown: "Mostrados al modelo",
    summarised: "Cubiertos por un resumen",
    leftOut: "Omitidos",
  },
  model: {
    title: "Modelo",
    chosen: (name) => `${name} es ahora el modelo.`,
    choosing: (name) => `Eligiendo ${name}…`,
    unknown: (name) => `Aquí no hay ningún modelo llamado «${name}». La lista muestra los que hay.`,
  },
  summary: {
    title: "Resumen",
    making: "Resumiendo…",
    made: (messages) =>
      `Listo. En lugar de ${counted.messages(messages)}, el modelo ve el resumen abierto arriba.`,
    show: "Mostrar",
    nothing: "Aún no hay nada que resumir: el turno más reciente siempre queda como está.",
  },
  facts: {
    title: "Datos",
    none: "Aún no se sabe nada de ti en este contexto. Los datos se aprenden de lo que dices, cuando pasa un rato sin que nadie escriba, o se guardan con /remember.",
    quote: (words) => `«${words}»`,
    former: (values) => `Antes: ${values.join("; ")}`,
    replaces: (value) => `Sustituiría: ${value}`,
    waiting: "Espera tu aprobación: ningún modelo lo ve todavía.",
    approve: "Aprobar",
    approveOf: (key) => `Aprobar: ${key}`,
    forget: "Olvidar",
    forgetOf: (key) => `Olvidar: ${key}`,
  },
  remember: {
    title: "Recordar",
    empty: "Escribe después del comando lo que se debe guardar, como en /remember ciudad: Lisboa.",
    temporary: "De una conversación temporal no se guarda nada. No se ha cambiado nada.",
    kept: (key, value) => `Guardado: ${key}: ${value}`,
  },
  forget: {
    title: "Olvidar",
    empty:
      "Pulsa Olvidar en un dato, o escribe después del comando de qué trata, como en /forget ciudad.",
    done: (key) => `Olvidado: ${key}. No se volverá a aprender de lo dicho hasta ahora.`,
    unknown: (key) => `En este contexto no hay ningún dato llamado «${key}». /facts los muestra.`,
  },
  help: {
    title: "Comandos",
    note: "Los comandos se ejecutan aquí y nunca se envían. Solo /model, /search, /remember y /forget admiten un argumento. Cualquier otro texto que empiece por una barra se envía como mensaje.",
  },
} satisfies Texts<typeof enCommandAnswers>;
