import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";
import { plural } from "./plural";

const toolsOf = (count: number) =>
  plural(count, { one: "# ferramenta", many: "# de ferramentas", other: "# ferramentas" });

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "Servidores de ferramentas (MCP)",
    why: "Um servidor que usa o Model Context Protocol oferece ferramentas aos modelos. Cada ferramenta fica desativada até que você a ative em um contexto; antes que algo seja enviado a um servidor, você vê o quê e para onde, a menos que tenha aprovado a ferramenta para sempre.",
    none: "Ainda não há nenhum servidor.",
    tools: "Ferramentas",
    toolsOf: (name) => `Ferramentas de ${name}`,
    noTools:
      "Ele não oferece ferramentas, ou ainda não foi consultado. Teste a conexão para consultá-lo.",
    where: "Ative-as em Opções › Contextos: no contexto que pode usá-las, em “Ferramentas”.",
    listed: (tools, ago) => `${toolsOf(tools)} quando consultado ${ago}`,
    answered: (ms, tools) => `Conectado: ${toolsOf(tools)}, após ${formatNumber(ms)} ms.`,
    hideOrigin: "Ocultar deste servidor a origem do Confidant: ele recusa navegadores (403)",
    removeMeans: (name) =>
      `Isto remove “${name}” com a chave. Os contextos não poderão mais usar as ferramentas dele. Você pode desfazer isto por 10 segundos.`,
  },

  form: {
    title: "Adicionar um servidor",
    why: "O Confidant pede ao navegador permissão para acessar só esse endereço.",
    addressHint: "O endpoint dele, como https://mcp.example.com/mcp",
    key: "Token (opcional)",
    keyHint:
      "Enviado como “Authorization: Bearer”. Armazenado em forma criptografada, usado só para este endereço.",
  },

  signIn: {
    find: "Entrar…",
    means: (host) =>
      `Este servidor pede que você entre em ${host}. O navegador pede sua permissão e abre uma janela lá; o Confidant não vê nada do que você digita. O que volta é armazenado em forma criptografada e usado só para este servidor.`,
    at: (host) => `Entrar em ${host}`,
    refused:
      "O navegador não recebeu permissão. Nada foi enviado. Tente de novo e permita o acesso.",
    closed: "A janela foi fechada antes de você entrar. Nada foi armazenado. Tente de novo.",
    otherAnswer: (host) =>
      `O que voltou é de outro que não ${host}, ou responde a outra entrada. Não foi usado, e nada foi armazenado. Tente de novo.`,
    declined: (host) =>
      `${host} recusou esta entrada. Nada foi armazenado. Tente de novo, ou peça uma chave a quem o administra.`,
  },

  tool: {
    from: (server, host) => `De ${server} (${host})`,
    fromNote:
      "As palavras do próprio servidor, que são passadas ao modelo. Cada chamada aguarda você com o que envia, a menos que você tenha aprovado a ferramenta para sempre.",
    changed: "O servidor alterou esta ferramenta desde que você a permitiu. Leia-a de novo.",
    more: "A descrição completa",
    parameters: "Com que dados é pedida",
    always: (name) => `${name} sem aprovação`,
  },

  offers: {
    resource: (server, host) => `de ${server} (${host})`,
  },

  card: {
    sends: (host) => `Isto é enviado para ${host}:`,
  },
} satisfies Texts<typeof enToolServers>;
