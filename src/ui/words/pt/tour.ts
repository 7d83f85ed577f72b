import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "Visita guiada",
  offer: "Primeira vez aqui? Há uma visita guiada em cinco passos curtos.",
  begin: "Começar a visita",
  skip: "Pular",
  back: "Voltar",
  next: "Próximo",
  done: "Concluir",
  at: (step, steps) => `(${formatNumber(step)} de ${formatNumber(steps)})`,
  goes: "Para a resposta, uma mensagem vai para um único lugar: onde roda o modelo indicado abaixo do campo de mensagem.",
  steps: {
    private: {
      title: "Criptografia e bloqueio",
      text: "Tudo o que você escreve é criptografado neste computador e só se abre com os seus métodos de desbloqueio.",
    },
    model: {
      title: "Escolher um modelo",
      text: "Abaixo do campo de mensagem está o modelo que responde e onde ele é executado. Clique nele para escolher outro.",
    },
    prompt: {
      title: "O que o modelo vê",
      text: "Ao lado do modelo aparece o quanto a janela de contexto está cheia. Clique ali para ler o prompt inteiro, parte por parte.",
    },
    memory: {
      title: "Memória",
      text: "Um contexto guarda fatos e blocos para suas próximas conversas. O menu acima abre a memória dele: leia, altere ou exclua o que quiser.",
    },
    keep: {
      title: "Bloqueio e backup",
      text: `Configure um método de desbloqueio em ${at}${names.lock} e faça um backup em ${at}${names.backup}.`,
    },
  },
} satisfies Texts<typeof enTour>;
