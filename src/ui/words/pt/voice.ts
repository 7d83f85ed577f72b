import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";
import { plural } from "./plural";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "Nenhuma voz desta máquina fala o idioma desta resposta.",
  code: (language) => (language === "" ? "Código." : `Código: ${language}.`),
  formula: "fórmula",
  picture: (name) => (name === "" ? "Imagem." : `Imagem: ${name}.`),

  dictation: {
    start: "Ditar",
    stop: "Parar de ditar",
    listening: "Ouvindo…",
    failed: {
      microphone:
        "O navegador ainda não deixa o Confidant usar o microfone. Opções › Aparência faz o pedido.",
      language:
        "Esta máquina não consegue reconhecer o idioma agora. Opções › Aparência diz por quê.",
      other: "O ditado terminou: o navegador não conseguiu continuar. Seu texto está salvo.",
    },
  },

  part: {
    title: "Voz",
    voices: (count) =>
      plural(count, {
        one: "# voz desta máquina pode ler respostas: “Ler em voz alta” está entre as ações de uma resposta.",
        many: "# de vozes desta máquina podem ler respostas: “Ler em voz alta” está entre as ações de uma resposta.",
        other:
          "# vozes desta máquina podem ler respostas: “Ler em voz alta” está entre as ações de uma resposta.",
      }),
    noVoices:
      "Não há nesta máquina uma voz que possa ler respostas. Vozes que falam em um servidor nunca são usadas.",
    dictate: "Ditar mensagens",
    dictateNote:
      "O que você diz vira texto nesta máquina: nenhum som sai dela, e nada é enviado antes que você envie. Um botão ao lado do campo da mensagem inicia o ditado.",
    noDictation:
      "Este navegador não consegue transformar fala em texto nesta máquina, por isso nada pode ser ditado. O reconhecimento em um servidor nunca é usado.",
    language: "Idioma que você fala",
    checking: "Verificando…",
    unavailable: "Esta máquina não consegue reconhecer este idioma. Escolha outro.",
    download: "Baixar este idioma",
    downloadNote:
      "O navegador baixa uma vez, do fabricante dele, o que reconhece este idioma. Nada seu é enviado.",
    downloading: "Baixando…",
    downloadFailed: "O navegador não conseguiu baixar o idioma. Tente mais tarde.",
    microphone: "Permitir o microfone",
    microphoneNote: "O navegador pergunta aqui porque não consegue perguntar no painel lateral.",
    blocked:
      "O microfone está bloqueado para o Confidant. Permita-o nas configurações do navegador para esta extensão.",
    ready: "Pronto.",
  },
} satisfies Texts<typeof enVoice>;
