import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "Conversa",
    maxTurns: "Máximo de turnos mostrados ao modelo",
    maxMessages: "Máximo de mensagens por pedido",
    summaryPercent:
      "Porcentagem do máximo de turnos a partir da qual os mais antigos são resumidos",
    summaryPercentNote: "Um número menor resume mais cedo e com mais frequência.",
    cacheSeconds: "Segundos que uma conversa já lida fica na memória, não criptografada",
    cacheSecondsNote:
      "A mensagem seguinte espera assim menos. Bloquear a retira na hora; com 0 não fica nenhuma.",
    compression: "Turnos mais antigos",
    compressions: {
      "recursive-summarization": "são resumidos",
      truncate: "ficam de fora",
    },
    keepRecent: "Turnos a manter",
    summariser: "Modelo para resumos",
    summariserNote:
      "Nome de um modelo no mesmo servidor. Deixe vazio para usar o modelo que responde.",
    chunkSize: "Máximo de turnos por resumo",
    range: (min, max) => `Um número inteiro de ${formatNumber(min)} a ${formatNumber(max)}.`,
    memory: "Memória e atividade recente",
    activityEntries: "Máximo de entradas de atividade recente mostradas ao modelo",
    activityNote: (most) =>
      `De ${formatNumber(0)} a ${formatNumber(most)}. Elas dizem quando as outras conversas de um contexto começaram e continuaram; quais contextos as mostram é escolhido nas configurações de cada contexto.`,
    includeDescriptions: "Incluir as descrições dos blocos de memória",
    includeSchemas: "Incluir os esquemas dos blocos de memória",
    blocksNote:
      "Um bloco de memória é um texto com nome entre as instruções, como o fluxo de trabalho de que uma mensagem trata. A descrição diz para que serve; o esquema, que forma tem.",
    background: "Em segundo plano",
    backgroundWhy:
      "Títulos, resumos e fatos são escritos quando nada mais está em execução. Só são consultados os servidores que você escolheu.",
    backgroundLocal: "Com um modelo nesta máquina",
    backgroundRemote: "Com um modelo remoto",
    backgroundCost: "Isto envia a conversa de novo ao servidor e pode custar dinheiro.",
    idleMinutes: "Minutos de inatividade até que uma conversa seja resumida por inteiro",
    modes: "Tipo de resposta",
    modesLabel: "Dizer ao modelo que tipo de resposta parece ser desejado",
    modesWhy:
      "Algumas frases, conforme as palavras da mensagem: criar, procurar, alterar, refletir ou simplesmente conversar.",
    warning: "Aviso",
    warningPercent: "Porcentagem da janela acima da qual a sua barra avisa",
    warningWhy: (share) =>
      `Acima de ${formatPercent(share)} da janela, ou da parte da conversa nela, a barra no painel avisa, por cor e forma.`,
    window: "Janela deste modelo",
    windowField: (model) => `Tokens que ${model} comporta de uma vez`,
    windowReported: (tokens) =>
      `O servidor informa ${counted.tokens(tokens)}. Deixe vazio para usar isso.`,
    windowNotReported:
      "O servidor não informa. Deixe vazio para usar o valor conhecido ou uma suposição cautelosa.",
    moreLimits: "Mais",
    limits: {
      reservedResponseTokens: "Tokens reservados para a resposta",
      historyTokens: "Tokens para a conversa",
      memoryTokens: "Tokens para resumos e memória",
    },
    limitEmpty: "Deixe vazio para usar o valor do contexto.",
    defaultLimits: "Limites para todo modelo que não tem limites próprios",
    defaultWindow: "Tokens que ele comporta de uma vez",
    defaultWindowEmpty:
      "Deixe vazio para usar o que o servidor informa ou uma suposição cautelosa.",
    windowGuide: "O guia integrado não tem janela. Primeiro escolha um modelo no painel lateral.",
    redactions: "Palavras a ocultar",
    redactionsSent:
      "Cada uma é substituída por um marcador. Ocultada antes do envio, nunca chega a um modelo, mas fica aqui como foi escrita. Só o que as ferramentas respondem é guardado sem ela, como o modelo recebeu.",
    redactionsStored:
      "Ocultada antes de salvar, é removida para sempre das mensagens, respostas, títulos e resumos salvos a partir de agora. Os dados já salvos não mudam. O que você está digitando, ou uma resposta em andamento, é salvo como está até terminar.",
    noRedactions: "Nenhuma ainda.",
    redactionText: "Palavra ou padrão",
    redactionKind: "Tipo",
    redactionKinds: { word: "uma palavra ou frase", pattern: "um padrão" },
    redactionWhen: "Ocultar",
    redactionWhens: { stored: "antes de salvar", sent: "antes de enviar" },
    patternHint: "Em um padrão, # é um dígito, ? um caractere e * até 64 caracteres sem espaço.",
    redactionLength: "De 2 a 200 caracteres, com no máximo quatro *.",
    add: "Adicionar",
    remove: "Remover",
    removeLabel: (text) => `Remover “${text}”`,
    turns: "Turnos mais recentes",
    noTurns: "Nenhum turno foi respondido ainda.",
    turnsTable: "Turnos mais recentes, rola para os lados",
    columns: {
      at: "Quando",
      model: "Modelo",
      tokens: "Tokens",
      share: "Janela",
      firstToken: "Primeira palavra",
      speed: "Tokens por s",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Nenhuma conversa foi lida desde que o Confidant despertou."
        : `Lido da memória em vez do disco: ${formatNumber(hits)} de ${counted.times(fetches)} (${formatPercent(rate)}).`,
    refresh: "Atualizar",
  },
} satisfies Texts<typeof enPromptPage>;
