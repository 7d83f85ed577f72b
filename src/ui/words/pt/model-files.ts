import type { enConnections } from "../connection-words";
import { formatTokens } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the options say of model files in the browser. */
export const modelFiles = {
  files: {
    title: "Arquivos de modelo",
    why: "Um modelo em um arquivo GGUF é executado dentro deste navegador: sem servidor, sem chave, e funciona off-line. O arquivo fica no perfil deste navegador; modelos pequenos de até cerca de 2 GB são os mais adequados, e mais de 4 GB não podem ser executados.",
    oneThread:
      "Os modelos usam um só thread: esta máquina tem poucos núcleos, e as respostas chegam devagar.",
    threads: (count) =>
      plural(count, {
        one: "Os modelos usam # thread aqui.",
        many: "Os modelos usam # de threads aqui.",
        other: "Os modelos usam # threads aqui.",
      }),
    room: (used, quota) => `${used} em uso de ${quota} que o navegador dá.`,
    drop: "Solte arquivos GGUF aqui, ou escolha alguns",
    noneHere:
      "O Firefox não permite que extensões executem arquivos de modelo. Use em vez disso um servidor nesta máquina, como o Ollama.",
    notGguf: (name) => `“${name}” não é um arquivo GGUF. Nada dele foi lido.`,
    notTaken: (name, why) => `“${name}” não foi aceito: ${why}`,
    url: "Baixar de",
    urlHint:
      "O endereço de um arquivo GGUF, https ou desta máquina. O navegador pode pedir permissão para acessar esse host; só este arquivo é obtido de lá, e nada seu vai com o pedido. O pedido pode ser repassado para onde o arquivo está.",
    download: "Baixar",
    none: "Ainda não há nenhum arquivo de modelo.",
    list: "Arquivos de modelo neste navegador",
    states: {
      arriving: "carregando",
      paused: "pausado",
      checking: "verificando",
      ready: "pronto",
      failed: "falhou",
    },
    progress: (name) => `${name}, progresso`,
    arrived: (received, total) => `${received} de ${total}`,
    own: "de um arquivo seu",
    from: (source) => `de ${source}`,
    window: (tokens) => `comporta ${formatTokens(tokens)} tokens`,
    noTemplate: "sem um template de conversa próprio: é usado um simples",
    digest: "SHA-256",
    pause: "Pausar",
    resume: "Retomar",
    remove: "Remover",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `Isto exclui “${name}” deste navegador.`,
        ...(canUndo ? ["Você pode desfazer isto por 10 segundos."] : []),
        ...(contexts > 0
          ? [
              `${counted.contexts(contexts)} ${byCount(contexts, "o usa e avisará", "o usam e avisarão")} na próxima mensagem.`,
            ]
          : []),
        ...(isGeneral ? ["É o modelo padrão."] : []),
      ].join(" "),
    removeConfirm: "Remover este arquivo",
  },
} satisfies Texts<Pick<typeof enConnections, "files">>;
