import type { PersonalityHint } from "../../../domain/personality-hint";

/** What the two texts of a context are called. */
export const personalityTexts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Instrucciones",
  personality: "Personalidad",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "ira o insultos",
  moods: "adoptar el humor de la persona",
  temper: "perder la calma",
  offence: "ofenderse",
  obedience: "hacer todo lo que le digan",
  agreement: "estar de acuerdo con todo",
};

const looksLike: Partial<Record<About, string>> = {
  block: "un bloque del prompt",
  heading: "un título del prompt",
  label: "la etiqueta de quien habla",
};

/** What is said of instructions and of a personality, by what was noticed. */
export const personalityHints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "no hay nada escrito. Ayuda una frase sobre quién es y qué hace."
      : "no hay nada escrito. Ayuda una frase sobre cómo habla y cómo se mantiene.",
  "very-short": () => "Esto es muy corto: dos o tres frases le dan al modelo más en que apoyarse.",
  "very-long": () =>
    "Esto es muy largo y quita espacio a la conversación en cada petición; puede no caber en la ventana de un modelo pequeño.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} pide ${(about && asksFor[about]) ?? "algo"}, lo que va en contra de la indicación de mantenerse fiel a sí mismo: el modelo oiría las dos cosas. Quítalo, o di qué hacer en su lugar.`,
  "forged-tags": ({ about }, text) =>
    `${text} parece ${(about && looksLike[about]) ?? "una parte del prompt"} y se deshace antes del envío. Dilo con palabras sencillas.`,
  "speaks-as-user": (_, text) =>
    `${text} empieza una frase en primera persona, y el modelo puede tomarla por palabras de la propia persona. Dirígete al asistente como «tú».`,
  "no-role": () => "Las instrucciones no dicen quién es. «Eres…» es un buen comienzo.",
  "not-english": () =>
    "Un modelo pequeño mantiene mejor un personaje en inglés; aun así, responde en tu idioma.",
};
