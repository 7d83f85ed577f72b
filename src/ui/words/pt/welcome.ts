import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "Um parceiro de conversa calmo e privado no painel lateral: o que você escreve é criptografado neste navegador, e um modelo que você escolhe responde.",
  open: "Abrir o Confidant",
  opened: "O Confidant está aberto no painel lateral.",
  pin: "Para tê-lo sempre à mão, clique no ícone de quebra-cabeça ao lado da barra de endereços e fixe o Confidant. O botão dele troca de contexto e abre o painel.",
} satisfies Texts<typeof enWelcome>;
