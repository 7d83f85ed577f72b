import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

const KEPT = "O que chegou está salvo.";

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  /** Stands for a host that nobody told. */
  server: "O servidor",
  by: {
    locked: (host, status) =>
      `${host} exige permissão para este arquivo${statusSuffix(status)}: talvez queira que você entre na conta ou aceite uma licença lá. Baixe-o em uma aba do navegador e solte o arquivo aqui.`,
    lockedHere: (host, status) =>
      `${host} recusou-se a dar este arquivo${statusSuffix(status)}. Veja se ele deixa extensões de um navegador lerem arquivos, ou solte o arquivo aqui.`,
    missing: (host) =>
      `${host} não tem nenhum arquivo neste endereço (404). Verifique o endereço, remova este arquivo e baixe-o de novo.`,
    busy: (host) =>
      `${host} está sobrecarregado ou recebe pedidos demais. ${KEPT} Espere um pouco e retome.`,
    failed: (host, status) =>
      `${host} falhou ao dar o arquivo${statusSuffix(status)}. ${KEPT} Retome mais tarde.`,
    malformed: (host) =>
      `${host} enviou a parte errada do arquivo. Retome mais uma vez. Se não adiantar, remova o arquivo e baixe-o de novo.`,
    cutOff: `A conexão terminou antes que o arquivo inteiro chegasse. ${KEPT} Retome o download.`,
    silent: (host) => `${host} não enviou nada por tempo demais. ${KEPT} Retome mais tarde.`,
    unreachable: (host) =>
      `Não é possível acessar ${host}. ${KEPT} Verifique o endereço e sua conexão de rede e retome.`,
  },
  /** Why an address of a file is not asked, by the reason that comes with `bad-request`. */
  refused: {
    "not-a-url":
      "Isto não é o endereço de um arquivo. Nada foi baixado; ele tem a forma https://example.com/model.gguf.",
    credentials:
      "Este endereço contém um nome ou uma senha. Nada foi baixado; faça o download do arquivo em uma aba do navegador e solte-o aqui.",
  },
} satisfies Texts<typeof enFileErrors>;
