import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** Every text that the panel needs from the first. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "Opções",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "Mensagem",
    placeholder: "Escreva uma mensagem…",
    send: "Enviar",
    stop: "Parar",
    stopHint: (keys) => `Parar (${keys})`,
  },

  conversation: {
    label: "Conversa",
    yours: "Você escreveu",
    reply: "Resposta",
    showEarlier: "Mostrar anteriores",
    toEnd: "Ir para o mais recente",
    notSeen: "o modelo não vê as mensagens acima",
    notSeenOf: (messages) => `das mensagens acima, o modelo não vê ${counted.messages(messages)}`,
    newSummary: (messages) =>
      plural(messages, {
        one: "A partir de agora, o modelo vê um resumo da primeira mensagem.",
        many: "A partir de agora, o modelo vê um resumo de # de mensagens anteriores.",
        other: "A partir de agora, o modelo vê um resumo de # mensagens anteriores.",
      }),
    newCut: "A partir de agora, o modelo não vê o começo desta conversa.",
    sending: "Enviando…",
    waiting: "Aguardando o modelo…",
    thinking: "Pensando…",
    thoughtFor: (ms) => `Pensou por ${formatDuration(ms)}`,
    finished: (start) => `Resposta concluída: ${start}`,
    asks: "O modelo pede a sua aprovação.",
    damaged: (count) =>
      `${counted.entries(count)} ${byCount(count, "armazenada está danificada ou ausente", "armazenadas estão danificadas ou ausentes")}. O resto é mostrado; nada foi excluído. Opções › Integridade diz mais.`,
    continue: "Continuar",
    retry: "Tentar novamente",
    answer: "Responder",
    cancelled: "Parada. O que havia chegado está salvo.",
    cancelledEmpty: "Parada antes que algo chegasse. Sua mensagem está salva.",
    interrupted: "Interrompida. O que havia chegado está salvo.",
    interruptedEmpty: "Interrompida antes que a resposta começasse. Sua mensagem está salva.",
    lengthEnded: "A resposta atingiu seu limite de tamanho.",
    lengthEmpty: "O modelo usou todo o limite antes de começar a responder.",
    empty: "A resposta está vazia.",
    toContinue: "Pressione Continuar para prosseguir.",
    toRetry: "Pressione Tentar novamente ou escolha outro modelo.",
    overflow: (tokens) =>
      `Isto passou em cerca de ${counted.tokens(tokens)} do que o modelo comporta de uma vez, então ele pode ter visto só uma parte. Encurte a mensagem ou escolha um modelo com uma janela maior.`,
    textKept: "O que havia chegado está salvo.",
  },

  empty: {
    title: "Um lugar tranquilo para pensar",
    sealed: "Suas mensagens são criptografadas neste navegador.",
    stays:
      "Com um modelo nesta máquina, nada do que você escreve sai dela, a menos que você tenha configurado isso.",
    leaves: (host) => `Para ser respondido, o que você escreve é enviado para ${host}.`,
    connectTitle: "Conecte um modelo",
    connect:
      "Por enquanto, o guia integrado responde. Ele só conhece o Confidant e o que foi dito ou guardado aqui. Para respostas de verdade, conecte um modelo:",
    options: {
      ollama: "Usar o Ollama nesta máquina",
      connect: "Conectar um provedor com uma chave",
      files: "Executar um arquivo de modelo neste navegador",
    },
    lookAgain: "Atualizar",
    looking: "Carregando…",
  },

  model: {
    guide: "Guia integrado",
    inBrowser: "neste navegador",
    onMachine: "nesta máquina",
    toHost: (host) => `para ${host}`,
    checking: "Procurando um modelo…",
    choose: "Escolher um modelo",
    defaultTitle: "Modelo padrão",
    listTitle: "Modelo deste contexto",
    refresh: "Atualizar",
    looking: "Carregando…",
    none: "O servidor ainda não tem nenhum modelo. Baixe um e pressione Atualizar:",
  },

  code: {
    copy: "Copiar",
    copied: "Copiado",
    notCopied: "O navegador não deixou copiar. Pressione mais uma vez.",
    label: "Código",
    command: "Comando",
    scroll: "Código, rola para os lados",
    hidden: (count) =>
      plural(count, {
        one: "# caractere oculto é mostrado como [U+…]. Copiar o deixa de fora.",
        many: "# de caracteres ocultos são mostrados como [U+…]. Copiar os deixa de fora.",
        other: "# caracteres ocultos são mostrados como [U+…]. Copiar os deixa de fora.",
      }),
  },

  markdown: {
    image: (host, alt) => `Imagem em ${host}${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt) => `Imagem não mostrada${alt === "" ? "" : `: ${alt}`}`,
    done: "Feito",
    open: "A fazer",
    table: "Tabela, rola para os lados",
    math: "Fórmula, rola para os lados",
    asText: "Mostrado como texto: formatar esta parte demoraria demais.",
    goesOn: "Este texto é muito longo e continua.",
    showMore: "Mostrar mais",
  },

  diagram: {
    show: "Mostrar o diagrama",
    showSource: "Mostrar o código",
    flowchart: "Fluxograma",
    sequence: "Diagrama de sequência",
    scroll: "Diagrama, rola para os lados",
    inWords: "O diagrama em palavras",
    line: (from, to, text) => `De ${from} para ${to}${text === "" ? "" : `: ${text}`}`,
    between: (from, to, text) => `Entre ${from} e ${to}${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from, to, text) =>
      `Entre ${from} e ${to}, nos dois sentidos${text === "" ? "" : `: ${text}`}`,
    end: (frame) => `Fim: ${frame}`,
    unread: (line) =>
      `O Confidant desenha fluxogramas e diagramas de sequência. Não foi possível ler a linha ${formatNumber(line)} como parte de um deles.`,
    tooLarge: "Este diagrama é grande demais para ser desenhado aqui.",
  },

  problem: {
    dismiss: "Dispensar",
    tryAgain: "Tentar de novo",
    withoutBackup: (action) => `${action} sem backup`,
  },

  errors,
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "Sua mensagem está salva.",
} satisfies Texts<typeof en>;
