import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "Dispensar",
  asking: "Carregando…",
  status: {
    title: "Situação",
    context: "Contexto",
    model: "Modelo",
    mode: "Tipo de resposta",
    window: "Janela",
    lock: "Bloqueio",
    store: "Dados",
    well: "em ordem",
    damaged: (rows) =>
      `${counted.entries(rows)} ${byCount(rows, "danificada ou ausente", "danificadas ou ausentes")}`,
    none: "nenhum ainda",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} de ${counted.tokens(window)}`,
    noWindow: (tokens) => `${counted.tokens(tokens)}; o guia não tem janela`,
    lockKinds: {
      none: "sem bloqueio",
      sealing: "criptografando",
      lock: "bloqueado por um método de desbloqueio seu",
    },
  },
  history: {
    title: "Histórico",
    all: "Mensagens aqui",
    shown: "Mostradas ao modelo",
    summarised: "Cobertas por um resumo",
    leftOut: "Deixadas de fora",
  },
  model: {
    title: "Modelo",
    chosen: (name) => `${name} é agora o modelo.`,
    choosing: (name) => `Escolhendo ${name}…`,
    unknown: (name) =>
      `Não há aqui nenhum modelo chamado “${name}”. A lista mostra os que existem.`,
  },
  summary: {
    title: "Resumo",
    making: "Resumindo…",
    made: (messages) =>
      `Pronto. No lugar de ${counted.messages(messages)}, o modelo vê o resumo aberto acima.`,
    show: "Mostrar",
    nothing: "Ainda não há nada para resumir: o turno mais recente sempre fica como está.",
  },
  facts: {
    title: "Fatos",
    none: "Ainda não se sabe nada sobre você neste contexto. Fatos são aprendidos do que você diz, depois de um tempo sem ninguém escrever, ou guardados com /remember.",
    quote: (words) => `“${words}”`,
    former: (values) => `Antes: ${values.join("; ")}`,
    replaces: (value) => `Substituiria: ${value}`,
    waiting: "Aguarda sua aprovação: nenhum modelo o vê ainda.",
    approve: "Aprovar",
    approveOf: (key) => `Aprovar: ${key}`,
    forget: "Esquecer",
    forgetOf: (key) => `Esquecer: ${key}`,
  },
  remember: {
    title: "Lembrar",
    empty: "Digite depois do comando o que deve ser guardado, como em /remember cidade: Lisboa.",
    temporary: "Nada de uma conversa temporária é guardado. Nada foi alterado.",
    kept: (key, value) => `Guardado: ${key}: ${value}`,
  },
  forget: {
    title: "Esquecer",
    empty:
      "Pressione Esquecer em um fato, ou digite depois do comando do que se trata, como em /forget cidade.",
    done: (key) => `Esquecido: ${key}. Não será aprendido de novo do que foi dito até agora.`,
    unknown: (key) =>
      `Não há neste contexto nenhum fato chamado “${key}”. /facts lista os que existem.`,
  },
  help: {
    title: "Comandos",
    note: "Os comandos são executados aqui e nunca são enviados. Só /model, /search, /remember e /forget aceitam um argumento. Qualquer outro texto que comece com barra é enviado como mensagem.",
  },
} satisfies Texts<typeof enCommandAnswers>;
