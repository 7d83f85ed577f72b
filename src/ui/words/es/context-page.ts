import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { fieldProblems, providerNames, toolNames } from "./context-names";
import { byCount, counted } from "./nouns";
import { personalityHints, personalityTexts } from "./personality-hints";
import { toolLabel } from "./tool-labels";

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "se resumen",
  truncate: "se omiten",
};

const ruleEnds = {
  StartConstraint: "antes que ninguna otra",
  ExitLoop: "pone fin a la respuesta",
  ContinueLoop: "deja que la respuesta continúe",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "Contextos",
    why: "Un contexto es un asistente con instrucciones, modelo, memoria y conversaciones propios. Usa uno para cada ámbito de tu vida.",
    none: "Aún no hay contextos. Crea el primero a partir de un preajuste.",
    noMatch: "Nada tiene ese nombre o esa etiqueta.",
    search: "Buscar por nombre o etiqueta",
    tags: "Solo los que tienen la etiqueta",
    more: (count) => `Mostrar ${formatNumber(count)} más`,
    back: "Todos los contextos",
    never: "aún sin conversaciones",
    lastChat: (ms) => `última conversación ${formatAgo(ms)}`,
    pin: "Fijar",
    unpin: "Desfijar",
    pinName: (name) => `Fijar ${name}`,
    unpinName: (name) => `Desfijar ${name}`,
    archivedMark: "archivado",
    neverExpires: "nunca expira",
    keep: "Restaurar y fijar",
    keepMeans: "Un contexto fijado nunca expira.",
    archivedBy: {
      person: (at) =>
        `Lo archivaste el ${formatDate(at)}. No responde nada hasta que se restaure; se conservan todas sus conversaciones.`,
      expiry: (at) =>
        `Se archivó el ${formatDate(at)}, tras un tiempo sin conversación. No responde nada hasta que se restaure; se conservan todas sus conversaciones.`,
    },

    create: "Nuevo contexto",
    createPreset: "Nuevo preajuste",
    from: "Empezar desde",
    blank: "En blanco",
    fromPresets: "Preajustes",
    createNow: "Crear",
    use: "Usar",
    useName: (name) => `Usar ${name} para un nuevo contexto`,
    template: "Usar como plantilla",
    templateName: (name) => `Usar como plantilla: ${name}`,

    who: "Asistente",
    name: "Nombre",
    description: "Descripción",
    systemPrompt: personalityTexts.systemPrompt,
    systemPromptNote: "El comienzo del prompt, en cada petición. Nunca se recortan.",
    personality: personalityTexts.personality,
    personalityNote: "Cómo habla y se comporta, en unas pocas frases.",
    steady: "Mantenerse en su papel",
    steadyNote:
      "La personalidad y la indicación de mantenerse en su papel van en cada petición. Si esto se desactiva, no va ninguna de las dos.",
    tagsField: "Etiquetas",
    tagsNote: "Separadas por comas.",

    how: "Cómo responde",
    temperature: "Temperatura",
    temperatureNote: "De 0 (más previsible) a 1 (más variado).",
    maxTokens: "Tokens de una respuesta",
    maxHistoryTokens: "Tokens de la conversación en una petición",
    limitBeforeAll: (tokens) =>
      `Opciones › Prompt establece ${counted.tokens(tokens)} para todos los modelos. Eso prevalece sobre lo que se establece aquí.`,
    limitBefore: (model, tokens) =>
      `Opciones › Prompt establece ${counted.tokens(tokens)} para ${model}. Eso prevalece sobre lo que se establece aquí.`,
    historyHint: (window, tokens) =>
      `Una ventana de ${counted.tokens(window)} deja espacio para ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `Usar ${formatNumber(tokens)}`,
    model: "Modelo",
    general: "Modelo predeterminado",
    generalModel: (name) => `como se eligió en general: ${name}`,
    compression: "Turnos más antiguos",
    compressions: { general: "Predeterminado", ...compressions },
    generalCompression: (type) => `Predeterminado: ${compressions[type]}`,
    keepRecent: "Turnos que se conservan",

    remembering: "Lo que sabe y guarda",
    providers: "Cada petición contiene también",
    providerNames,
    quotesPosition: "Las citas van",
    quotesPositions: { note: "justo antes de tu mensaje", system: "antes de la conversación" },
    quotesNote:
      "Cada mensaje se busca en lo que se dijo antes en este contexto; lo que coincide se cita, unos cientos de tokens como máximo. El modelo vuelve a ver palabras antiguas, y el proveedor de un modelo remoto también. Si van antes de la conversación, el servidor tiene que leerla entera de nuevo.",
    remembers:
      "Aprender de las conversaciones de aquí: resúmenes y datos para las demás conversaciones del contexto",
    remembersNote:
      "Sin esto no se hace ningún resumen de una conversación entera, y nada de ella aparece en otra.",
    expiryDays: "Días sin uso hasta que se archive",
    expiryNote:
      "Solo se archiva, con todo lo que contiene, y sigue en todas las listas. Restaurarlo lo trae de vuelta. El primer contexto y los fijados nunca expiran.",

    tools: "Herramientas",
    toolsWhy:
      "Lo que el modelo puede hacer por su cuenta mientras responde. Cada herramienta activa ocupa parte de cada petición. Los modelos que no admiten herramientas no las reciben.",
    takesNoTools: "El modelo de este contexto no admite herramientas.",
    readingTools: "Puede consultar",
    writingTools: "Puede cambiar",
    writingToolsNote:
      "Los cambios que necesitan tu aprobación esperan en la conversación. Lo mismo vale para cualquier cambio si la conversación contiene texto importado, una página web o el resultado de una herramienta.",
    withoutAsking: "Sin aprobación",
    toolNames,
    toolRules: "Reglas para las herramientas",
    toolRule: (rule) => {
      const tool = `«${toolLabel(rule.tool)}»`;
      if (rule.type === "RequiresPrior")
        return `${tool} solo después de «${toolLabel(rule.prior)}»`;
      if (rule.type === "MaxCalls")
        return `${tool} como máximo ${counted.times(rule.max)} en una respuesta`;
      return `${tool} ${ruleEnds[rule.type]}`;
    },
    ruleType: "Regla",
    ruleTypes: {
      StartConstraint: "se llama primero",
      MaxCalls: "se llama como máximo tantas veces",
      RequiresPrior: "se llama después de otra",
      ExitLoop: "pone fin a la respuesta",
      ContinueLoop: "deja que la respuesta continúe",
    },
    ruleTool: "Herramienta",
    rulePrior: "Después de",
    ruleMax: "Veces",
    addRule: "Añadir",
    removeRule: "Quitar",
    removeRuleName: (rule) => `Quitar: ${rule}`,

    preview: "Vista previa del prompt",
    previewWhy: "Antes del primer mensaje de una conversación, tal como está configurado aquí.",
    previewGuide:
      "Aquí responde la guía integrada, que solo ve tu pregunta y lo que se dijo o guardó aquí. Con un modelo, aquí se muestra el prompt entero.",
    previewWaits: "Esto espera hasta que los campos de arriba estén en orden.",
    loading: "Leyendo…",

    saved: "Se han guardado todos los cambios.",
    unsaved: "Cambios sin guardar",
    saving: "Guardando…",
    held: "Corrige los campos marcados para guardarlos.",
    undo: "Deshacer",
    conflict:
      "Esto se cambió en otra ventana. Se conservan las dos versiones: lo que has escrito sigue aquí, sin guardar.",
    takeTheirs: "Usar la otra versión",
    keepMine: "Conservar la mía",

    actions: "Este contexto",
    duplicate: "Duplicar",
    duplicateEmpty: "Duplicar sin su memoria",
    archive: "Archivar",
    restore: "Restaurar",

    presets: "Preajustes",
    presetsWhy:
      "Asistentes listos para usar. Un contexto creado a partir de uno es independiente de él.",
    builtIn: "integrado",
    edit: "Editar",
    editName: (name) => `Editar ${name}`,
    remove: "Quitar",
    removed: "quitado",
    removeMeans:
      "Sale de la lista y se puede restaurar; los contextos creados a partir de él quedan como están.",
    showRemoved: "Mostrar también los quitados",
    noPresets: "Aún no hay ninguno tuyo. «Usar como plantilla» empieza con uno de estos.",
    presetActions: "Este preajuste",
    presetPurgeMeans:
      "Esto elimina el preajuste. Los contextos creados a partir de él quedan como están. Puedes deshacerlo durante 10 segundos. Las copias de este perfil y, durante un tiempo, los archivos del propio navegador aún pueden contener restos cifrados.",
    presetPurgeConfirm: (name) => `Eliminar definitivamente: «${name}»`,
    settings: (temperature, maxTokens, days) =>
      `temperatura ${formatNumber(temperature)}, ${formatTokens(maxTokens)} tokens por respuesta, ${counted.days(days)}`,

    hints: "Sugerencias",
    hint: ({ code, about, field }, text) => {
      const sentence = personalityHints[code]({ about, field }, `«${text}»`);
      return code === "empty" ? `${personalityTexts[field]}: ${sentence}` : sentence;
    },

    problem: (problem, limit) =>
      fieldProblems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "Eliminar mensajes antiguos",
    olderWhy:
      "Se eliminan los textos de los mensajes, con los resúmenes basados en ellos. Las conversaciones permanecen.",
    olderContext: "En el contexto",
    olderBefore: "Escritos antes del",
    olderAsk: "Eliminar…",
    olderMeans: (name, date) =>
      `Esto elimina el texto de cada mensaje de «${name}» escrito antes del ${formatDate(date)}, en todas las conversaciones. Puedes deshacerlo durante 10 segundos, salvo que sean muchos.`,
    olderConfirm: (name) => `Eliminarlos de «${name}»`,
    olderDone: (messages) =>
      messages === 0
        ? "Ningún mensaje era tan antiguo."
        : `${counted.messages(messages)} ${byCount(messages, "eliminado", "eliminados")}.`,
    contentsAsk: "Contenido",
    contentsName: (name) => `Contenido: ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
