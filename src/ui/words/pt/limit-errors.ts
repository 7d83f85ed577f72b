import type { LimitName } from "../../../domain/limits";
import { formatNumber } from "../format";
import { counted } from "./nouns";

const SAME = "Nada foi alterado";

/** What is full, by how much it holds, and what makes room. */
export const limitErrors: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `Isto é mais do que uma mensagem comporta (o limite é de ${formatNumber(max)} bytes). Encurte-a ou envie-a em partes.`,
  "block-bytes": (max) =>
    `Isto é mais do que um bloco comporta (o limite é de ${formatNumber(max)} bytes). ${SAME}; encurte-o.`,
  "conversation-messages": (max) =>
    `Esta conversa está cheia (o limite é de ${counted.messages(max)}). Tudo o que há nela está guardado; o que você escreveu continua no campo. Prossiga em uma nova conversa.`,
  contexts: (max) =>
    `Há ${counted.contexts(max)}, contando os arquivados, e não cabe mais nenhum. ${SAME}; exclua um permanentemente em Opções › Dados e tente de novo.`,
  presets: (max) =>
    `Há ${formatNumber(max)} predefinições suas, contando as removidas, e não cabe mais nenhuma. ${SAME}; exclua uma permanentemente em Opções › Contextos e tente de novo.`,
  "saved-prompts": (max) =>
    `A biblioteca tem ${formatNumber(max)} prompts, e não cabe mais nenhum. ${SAME}; exclua um em Opções › Biblioteca de prompts e tente de novo.`,
  "prompt-characters": (max) =>
    `Isto é mais do que um prompt comporta (o limite é de ${formatNumber(max)} caracteres). ${SAME}; encurte-o.`,
  "context-conversations": (max) =>
    `Este contexto contém ${counted.conversations(max)}, contando as arquivadas, e não cabe mais nenhuma. Escolha outro contexto, ou exclua uma delas, e tente de novo.`,
  "pinned-conversations": (max) =>
    `Há ${formatNumber(max)} conversas fixadas, e não cabe mais nenhuma. ${SAME}; desafixe uma e tente de novo.`,
  redactions: (max) =>
    `Há ${formatNumber(max)} palavras a ocultar, e não cabe mais nenhuma. Remova uma primeiro; nada foi alterado.`,
  "unlock-methods": (max) =>
    `Há ${formatNumber(max)} métodos de desbloqueio, e não cabe mais nenhum. ${SAME}; remova um em Opções › Bloqueio e depois adicione este.`,
  connections: (max) =>
    `Há ${counted.connections(max)}, e não cabe mais nenhuma. ${SAME}; remova uma primeiro e depois adicione esta.`,
  blocks: (max) =>
    `Este contexto tem ${formatNumber(max)} blocos de memória, e não cabe mais nenhum. ${SAME}; remova um e tente de novo.`,
  "archival-entries": (max) =>
    `Este contexto tem ${counted.notes(max)}, e não cabe mais nenhuma. ${SAME}; remova uma primeiro e tente de novo.`,
  attachments: (max) =>
    `Uma mensagem aceita no máximo ${counted.attachments(max)}. Este anexo não foi adicionado; remova um, ou envie-o com a próxima mensagem.`,
  "attachment-bytes": (max) =>
    `Isto é mais do que um anexo comporta (o limite é de ${formatNumber(max)} bytes). Não foi adicionado; encurte-o ou anexe uma parte.`,
  "image-pixels": (max) =>
    `Esta imagem tem mais pixels do que é possível abrir aqui (o limite é de ${formatNumber(max)}). Não foi adicionada; escolha outra ou anexe uma parte dela.`,
  "model-files": (max) =>
    `Há ${formatNumber(max)} arquivos de modelo, e não cabe mais nenhum. ${SAME}; remova um primeiro.`,
  programs: (max) => `Há ${formatNumber(max)} programas. Remova um primeiro.`,
  facts: (max) =>
    `Há ${counted.facts(max)} neste contexto, e não cabe mais nenhum. ${SAME}; esqueça um (/facts os lista) e prossiga.`,
  "model-file-bytes": (max) =>
    `Este arquivo é maior que a memória do mecanismo dentro do navegador (o limite é de ${formatNumber(max)} bytes). Não foi aceito; escolha outro, com menos pesos ou pesos mais curtos.`,
};
