import type { enHeld } from "../held-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "Desativado após a restauração",
  why: "Estas configurações do backup enviariam mais dados para fora ou manteriam o Confidant desbloqueado por mais tempo. Elas ficam desativadas até que você as ative.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "Nunca bloquear automaticamente"
        : `Bloquear automaticamente só após ${counted.minutes(minutes)} sem uso`,
    "ollama-url": (url) => `Consultar o Ollama em ${url}`,
    "ollama-origin": "Ocultar a origem do Ollama nesta máquina",
    "background-remote":
      "Títulos, resumos e fatos por modelos fora desta máquina, o que pode custar dinheiro",
    connection: (name) => `Conexão ${name}`,
    keyed: (name) => `Conexão ${name}, com uma chave do backup`,
    origin: (name) => `Ocultar a origem de ${name}`,
  },
  take: "Ativar",
  takeAll: "Ativar tudo",
  leave: "Manter as configurações desativadas",
  stay: "Opções › Backup as lista enquanto aguardam; Opções › Modelos e Opções › Ferramentas mostram as conexões.",
  refused: (host) =>
    `O navegador não recebeu permissão para acessar ${host}, por isso nada foi alterado. Pressione o botão de novo para que a pergunta apareça outra vez.`,
  connection: "Esta conexão veio com um backup. Nada é enviado a ela até que você a permita.",
  allow: "Permitir esta conexão",
} satisfies Texts<typeof enHeld>;
