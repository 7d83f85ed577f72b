import type { PersonalityHint } from "../../../domain/personality-hint";

/** What the two texts of a context are called. */
export const personalityTexts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Instruções",
  personality: "Personalidade",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "raiva ou insultos",
  moods: "adotar o humor da pessoa",
  temper: "perder a calma",
  offence: "ofender-se",
  obedience: "fazer tudo o que lhe dizem",
  agreement: "concordar com tudo",
};

const looksLike: Partial<Record<About, string>> = {
  block: "um bloco do prompt",
  heading: "um título do prompt",
  label: "o rótulo de quem fala",
};

/** What is said of instructions and of a personality, by what was noticed. */
export const personalityHints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "não há nada escrito. Uma frase sobre quem é e o que faz ajuda."
      : "não há nada escrito. Uma frase sobre como fala e como se mantém ajuda.",
  "very-short": () =>
    "Isto é muito curto: duas ou três frases dão ao modelo mais em que se apoiar.",
  "very-long": () =>
    "Isto é muito longo e tira espaço da conversa em cada pedido; pode não caber na janela de um modelo pequeno.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} pede ${(about && asksFor[about]) ?? "algo"}, o que vai contra a orientação de manter-se fiel a si: o modelo ouviria as duas coisas. Deixe de fora, ou diga o que fazer no lugar.`,
  "forged-tags": ({ about }, text) =>
    `${text} parece ${(about && looksLike[about]) ?? "uma parte do prompt"} e é desfeito antes do envio. Diga isso em palavras simples.`,
  "speaks-as-user": (_, text) =>
    `${text} começa uma frase na primeira pessoa, e o modelo pode tomá-la como palavras da própria pessoa. Dirija-se ao parceiro como “você”.`,
  "no-role": () => "As instruções não dizem quem é. “Você é…” é um bom começo.",
  "not-english": () =>
    "Um modelo pequeno mantém melhor um personagem em inglês; mesmo assim, ele responde no seu idioma.",
};
