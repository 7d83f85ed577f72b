import type { Scope } from "../../../domain/program";
import { formatExactDate } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

const inShort: Record<Scope, string> = {
  contexts: "ler contextos",
  conversations: "ler conversas",
  chat: "conversar",
  write: "alterar",
  delete: "excluir",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "Editores, assistentes e linhas de comando desta máquina podem trabalhar com seus contextos por meio do Model Context Protocol (MCP), cada um até onde você permitir. Nada na web pode, e nada escuta em uma rede.",
  /** Whether anything may connect. */
  link: {
    off: "Desativado: nenhum programa pode entrar.",
    connected: "Ativado. Programas com um token podem se conectar.",
    "no-host":
      "O navegador não encontra o confidant-mcp. Na pasta do código-fonte do Confidant, execute este comando e verifique de novo (é preciso Node 20 ou mais recente):",
    "not-ours":
      "O confidant-mcp que o navegador encontra está configurado para outra extensão. Na pasta do código-fonte do Confidant, execute este comando e verifique de novo:",
    stopped:
      "O confidant-mcp parou. Ele é reiniciado automaticamente, ou na hora com Verificar de novo.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Deixar programas se conectarem",
    end: "Não deixar nenhum se conectar",
    again: "Verificar de novo",
    reload:
      "O navegador só dá essa permissão a um Confidant que reinicia. As conversas temporárias são então excluídas.",
    reloadNow: "Reiniciar o Confidant",
    awake: "Enquanto isto está ativado, o Confidant fica ativo enquanto o navegador funcionar.",
  },
  list: {
    title: "Programas",
    none: "Nenhum programa tem um token ainda.",
    calls: (name) => (name === "" ? "" : `chama a si mesmo de ${name}`),
    waits: "Ainda sem nenhuma permissão: a primeira chamada dele perguntará a você.",
    revoked: (time) => `Token revogado em ${formatExactDate(time)}.`,
    forGood: "para sempre",
    until: (time) => `até ${formatExactDate(time)}`,
    over: "O prazo acabou: ele não pode fazer nada até que você permita de novo.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "Não pode fazer nada."
        : `Pode ${scopes.map((scope) => inShort[scope]).join(", ")}; ${time}.`,
    change: "Alterar o que ele pode fazer",
    revoke: "Revogar o token",
    remove: "Remover com o registro",
    log: (count) =>
      plural(count, {
        one: "Registro: # chamada",
        many: "Registro: # de chamadas, a mais recente primeiro",
        other: "Registro: # chamadas, a mais recente primeiro",
      }),
    at: formatExactDate,
  },
  add: {
    title: "Adicionar um programa",
    name: "Nome, como você o chama",
    make: "Criar um token",
    once: (name) =>
      `O token de ${name} é mostrado só desta vez. Coloque-o nas configurações do programa; quem o tiver pode pedir em nome dele.`,
    settings: "Como a maioria dos programas o aceita:",
    kept: "Já o coloquei lá",
  },
  scopes: {
    contexts: "Ler contextos e predefinições",
    conversations: "Ler conversas e memória, e pesquisá-las",
    chat: "Obter respostas a mensagens, pelo modelo do contexto; as respostas podem contar tudo o que esse contexto lembra",
    write: "Criar e alterar contextos e predefinições; você é consultado a cada vez",
    delete: "Excluir; você é consultado a cada vez",
  },
  scopesLegend: (name) => `O que ${name} pode fazer`,
  until: {
    label: "Por quanto tempo",
    one: "Um dia",
    thirty: "30 dias",
    good: "Para sempre",
  },
  save: "Permitir",
  cancel: "Cancelar",
  outcomes: {
    done: "feito",
    failed: "falhou",
    declined: "recusado por você",
    "not-allowed": "não permitido",
    "not-decided": "você não decidiu a tempo",
  },
  /** What stands in the panel while a program waits. */
  cards: {
    region: "Programas que aguardam você",
    consent: (name) => `${name} quer se conectar`,
    client: (client) => `Ele chama a si mesmo de ${client}.`,
    what: (what) => `Primeira chamada: ${what}`,
    call: (name, what) => `${name} pede ${what}`,
    deletes: "Isto exclui.",
    target: (target) => `Trata-se de: ${target}`,
    arguments: "Pedido com",
    approve: "Aprovar",
    decline: "Recusar",
    takenBack: "O programa desistiu desta chamada. Nada foi feito.",
    refuse: "Recusar e revogar o token",
  },
} satisfies Texts<typeof enPrograms>;
