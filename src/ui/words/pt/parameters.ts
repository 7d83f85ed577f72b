import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "Parâmetros desta conversa",
  lead: "Valem a partir da próxima mensagem. O que fica vazio é como dizem o contexto e o modelo.",
  sent: "Parâmetros",
  sentNone: "Esta solicitação não indica nenhum.",
  loading: "Carregando…",
  names: {
    note: "Nota do sistema",
    temperature: "Temperatura",
    topP: "Escolha de palavras (top_p)",
    seed: "Semente",
    stop: "Sequências de parada",
    window: "Janela de contexto",
    effort: "Esforço de raciocínio",
  },
  hints: {
    note: "É dita ao modelo depois das instruções do contexto.",
    temperature: (most, usual) =>
      `De 0 (mais previsível) a ${formatNumber(most)} (mais variado). Vazio: ${formatNumber(usual)}.`,
    topP: "De 0 a 1: palavras além desta parte da probabilidade não são escolhidas.",
    seed: "Um número inteiro. Com o mesmo, a mesma pergunta recebe respostas mais parecidas.",
    stop: (lines) =>
      `Uma por linha, até ${formatNumber(lines)}. A resposta termina antes da primeira delas.`,
    window: "Quantos tokens uma solicitação contém no máximo, com a resposta.",
    effort: "Quanto o modelo pensa antes de responder.",
  },
  efforts: { low: "Baixo", medium: "Médio", high: "Alto" },
  usual: "Como o modelo decidir",
  lacking: (model, names) =>
    `${model} não aceita: ${names.join(", ")}. O que está definido ali é mantido e não é enviado.`,
  whileThinking: (model, names) =>
    `Enquanto ${model} raciocina, não é enviado: ${names.join(", ")}.`,
  guide: "O guia integrado não tem parâmetros. Eles são para o modelo que você escolher.",
  wrong: (least, most) => `É preciso um número de ${formatNumber(least)} a ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `Cabem até ${formatNumber(lines)} linhas de ${formatNumber(characters)} caracteres cada.`,
  save: "Salvar",
  cancel: "Cancelar",
  reset: "Redefinir",
} satisfies Texts<typeof enParameters>;
