import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enVoice } from "../voice-words";

/** What is said of reading aloud and of dictating. */
export const voice = {
  voiceless: "이 기기에는 이 답변의 언어를 말하는 음성이 없습니다.",
  code: (language) => (language === "" ? "코드." : `코드, ${language}.`),
  formula: "수식",
  picture: (name) => (name === "" ? "이미지." : `이미지, ${name}.`),

  dictation: {
    start: "받아쓰기",
    stop: "받아쓰기 중지",
    listening: "듣는 중…",
    failed: {
      microphone:
        "브라우저가 아직 Confidant의 마이크 사용을 허용하지 않았습니다. ‘옵션 > 모양’에서 허용을 요청합니다.",
      language: "이 기기는 지금 그 언어를 인식할 수 없습니다. 이유는 ‘옵션 > 모양’에 있습니다.",
      other: "받아쓰기가 끝났습니다. 브라우저가 계속할 수 없었습니다. 텍스트는 저장되었습니다.",
    },
  },

  part: {
    title: "음성",
    voices: (count) =>
      `이 기기의 음성 ${formatNumber(count)}개로 답변을 읽을 수 있습니다. ‘소리 내어 읽기’는 답변의 작업에 있습니다.`,
    noVoices:
      "이 기기에는 답변을 읽을 수 있는 음성이 없습니다. 서버에서 말하는 음성은 절대 사용하지 않습니다.",
    dictate: "메시지 받아쓰기",
    dictateNote:
      "말한 내용은 이 기기에서 텍스트가 됩니다. 소리는 기기를 벗어나지 않으며, 보내기 전에는 아무것도 전송되지 않습니다. 메시지 입력란 옆의 버튼으로 시작합니다.",
    noDictation:
      "이 브라우저는 이 기기에서 말을 텍스트로 바꿀 수 없어 받아쓰기를 사용할 수 없습니다. 서버의 인식은 절대 사용하지 않습니다.",
    language: "말하는 언어",
    checking: "확인 중…",
    unavailable: "이 기기는 이 언어를 인식할 수 없습니다. 다른 언어를 선택하세요.",
    download: "이 언어 다운로드",
    downloadNote:
      "브라우저가 이 언어를 인식하는 데 필요한 것을 제조사에서 한 번 다운로드합니다. 내 정보는 전송되지 않습니다.",
    downloading: "다운로드 중…",
    downloadFailed: "브라우저가 언어를 다운로드하지 못했습니다. 나중에 다시 시도하세요.",
    microphone: "마이크 허용",
    microphoneNote: "사이드 패널에서는 물어볼 수 없으므로 브라우저가 여기에서 묻습니다.",
    blocked:
      "Confidant의 마이크가 차단되어 있습니다. 브라우저의 이 확장 프로그램 설정에서 허용하세요.",
    ready: "준비되었습니다.",
  },
} satisfies Texts<typeof enVoice>;
