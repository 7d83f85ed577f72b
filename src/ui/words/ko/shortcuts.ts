import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "키보드 단축키",
  note: "따로 적혀 있지 않으면 사이드 패널에 있을 때 작동합니다. ‘옵션 > 단축키’에서 단축키를 변경할 수 있습니다.",
  keys: "키",
  does: "하는 일",
  close: "닫기",
  what: {
    send: "메시지 보내기",
    newLine: "새 줄 시작",
    stop: "답변 중지",
    editLast: "빈 메시지 입력란에서 마지막 메시지 편집",
    search: "대화와 메모리 검색",
    find: "이 대화에서 찾기",
    contexts: "다른 컨텍스트로 전환",
    inspector: "모델이 보게 될 내용 보기",
    lock: "Confidant 잠그기",
    begin: "새 대화 시작",
    commands: "메시지의 맨 앞에서 명령 목록 보기",
    mention: "이 컨텍스트의 이전 대화나 파일 첨부",
    shortcuts: "텍스트 입력란 밖에서 모든 단축키 보기",
  },
  fixed: {
    escape: "열린 것을 하나씩 닫기",
    tab: "명령 이름 완성, 또는 다음 컨트롤로 이동",
    saveSummary: "편집한 요약 저장",
    menu: "목록에서 대화의 메뉴 열기",
  },
  anywhere: {
    lock: "Confidant 잠그기, 브라우저 어디에서나",
    panel: "사이드 패널 열기, 브라우저 어디에서나",
    popup: "팝업 열기, 브라우저 어디에서나",
    page: "이 페이지에 대해 질문하기, 브라우저 어디에서나",
  },
  none: "설정 안 됨",

  page: {
    own: "사이드 패널",
    lead: "각 키의 기능과 변경할 수 있는 키를 보여 줍니다.",
    ownWhy: "사이드 패널에 있을 때 작동합니다. 보내기, 중지, 잠그기는 팝업에서도 작동합니다.",
    change: "변경",
    changeOf: (what) => `단축키 변경: ${what}`,
    reset: "초기화",
    resetOf: (what, keys) => `${keys}(으)로 초기화: ${what}`,
    resetAll: "모두 초기화",
    press: "새 키를 누르거나, Esc를 눌러 취소하세요.",
    pressFor: (what) => `새 키: ${what}`,
    saved: (what, keys) => `저장했습니다. ${keys}: ${what}.`,
    allReset: "저장했습니다. 모든 단축키가 기본값으로 돌아갔습니다.",
    taken: (keys, what) =>
      `${keys} 키는 이미 ‘${what}’에 사용되고 있습니다. 다른 키를 누르거나 먼저 그 단축키를 변경하세요.`,
    takenByBrowser: (keys, what) =>
      `${keys} 키는 이미 브라우저 전체에서 ‘${what}’에 사용되고 있습니다. 다른 키를 누르거나 아래에서 그 단축키를 변경하세요.`,
    resetTaken: (keys, what) =>
      `초기화하지 않음: ${keys} 키는 지금 ‘${what}’에 사용되고 있습니다. 먼저 그 단축키를 변경하거나 여기에서 다른 키를 누르세요.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} 키만으로는 입력과 이동에 쓰입니다. ${mod} 또는 ${alt} 키도 함께 누르세요.`,
      browser: (keys) => `브라우저가 ${keys} 키를 직접 사용합니다. 다른 키를 누르세요.`,
      writing: (keys) =>
        `${keys} 키는 텍스트를 편집하거나 이동하거나 문자를 입력하는 데 쓰입니다. 다른 키를 누르세요.`,
    },
    browser: "브라우저 전체",
    browserWhy:
      "브라우저가 관리하는 단축키입니다. 브라우저의 확장 프로그램 단축키 페이지에서 설정하거나 변경합니다.",
    openBrowser: "브라우저 페이지 열기",
    fixed: "변경할 수 없음",
    commands: {
      lock: "Confidant 잠그기",
      panel: "사이드 패널 열기",
      popup: "팝업 열기",
      page: "이 페이지에 대해 질문하기",
    },
  },
} satisfies Texts<typeof enShortcuts>;
