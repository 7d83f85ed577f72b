import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Consejo sereno",
      description: "Mantiene la calma y la objetividad en momentos emotivos",
    },
    "preset-rational-advisor": {
      name: "Consejo racional",
      description: "Orientación basada en la lógica y los datos",
    },
    "preset-supportive-guide": {
      name: "Guía comprensiva",
      description: "Empatía equilibrada que mira hacia soluciones",
    },
    "preset-professional-assistant": {
      name: "Asistente profesional",
      description: "Serenidad profesional y eficacia práctica",
    },
    "preset-decision-making-supporter": {
      name: "Apoyo para decidir",
      description: "Un proceso ordenado para elecciones complejas",
    },
    "preset-search-key-advisor": {
      name: "Consejo de búsqueda",
      description: "La mejor estrategia de búsqueda y las palabras clave adecuadas",
    },
  },
  starters: {
    persona: "El asistente de aquí: su manera de ser y lo que ha prometido.",
    human: "La persona con la que habla: lo que quiere que sepa de ella.",
    scratchpad: "En qué trabajan los dos ahora.",
  },
  starterNames: { persona: "Papel", human: "Tú", scratchpad: "Borrador" },
} satisfies Texts<typeof enPresets>;
