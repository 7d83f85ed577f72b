import type { Scope } from "../../../domain/program";
import { formatExactDate, formatNumber } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";

const inShort: Record<Scope, string> = {
  contexts: "컨텍스트 읽기",
  conversations: "대화 읽기",
  chat: "채팅",
  write: "변경",
  delete: "삭제",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "이 컴퓨터의 편집기, 어시스턴트, 명령줄이 Model Context Protocol(MCP)을 통해 컨텍스트를 사용할 수 있으며, 저마다 허용한 만큼만 사용합니다. 웹에 있는 것은 사용할 수 없고, 네트워크에서 수신 대기하는 것도 없습니다.",
  link: {
    off: "꺼짐: 어떤 프로그램도 들어오지 못합니다.",
    connected: "켜짐. 토큰을 가진 프로그램이 연결할 수 있습니다.",
    "no-host":
      "브라우저가 confidant-mcp를 찾지 못합니다. Confidant의 소스 코드 폴더에서 이 명령을 실행한 뒤 다시 확인하세요(Node 20 이상 필요).",
    "not-ours":
      "브라우저가 찾은 confidant-mcp는 다른 확장 프로그램용으로 설정되어 있습니다. Confidant의 소스 코드 폴더에서 이 명령을 실행한 뒤 다시 확인하세요.",
    stopped:
      "confidant-mcp가 멈췄습니다. 자동으로 다시 시작하며, ‘다시 확인’을 누르면 바로 시작합니다.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "프로그램 연결 허용",
    end: "연결 허용 안 함",
    again: "다시 확인",
    reload: "브라우저는 새로 시작하는 Confidant에만 허가를 줍니다. 그때 임시 대화는 삭제됩니다.",
    reloadNow: "Confidant 다시 시작",
    awake: "켜져 있는 동안에는 브라우저가 실행되는 한 Confidant도 계속 실행됩니다.",
  },
  list: {
    title: "프로그램",
    none: "아직 토큰을 가진 프로그램이 없습니다.",
    calls: (name) => (name === "" ? "" : `스스로 밝힌 이름: ${name}`),
    waits: "아직 아무것도 허용되지 않았습니다. 첫 호출 때 묻습니다.",
    revoked: (time) => `${formatExactDate(time)}에 토큰을 회수했습니다.`,
    forGood: "계속",
    until: (time) => `${formatExactDate(time)}까지`,
    over: "기간이 끝났습니다. 다시 허용할 때까지 아무것도 할 수 없습니다.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "아무것도 할 수 없습니다."
        : `허용: ${scopes.map((scope) => inShort[scope]).join(", ")}. ${time}.`,
    change: "허용 범위 변경",
    revoke: "토큰 회수",
    remove: "로그와 함께 제거",
    log: (count) => `로그: 호출 ${formatNumber(count)}개, 최근 순`,
    at: formatExactDate,
  },
  add: {
    title: "프로그램 추가",
    name: "부르는 이름",
    make: "토큰 만들기",
    once: (name) =>
      `${name}의 토큰은 이번 한 번만 표시됩니다. 프로그램의 설정에 넣으세요. 토큰을 가진 사람은 누구나 그 이름으로 요청할 수 있습니다.`,
    settings: "대부분의 프로그램이 받는 형식:",
    kept: "넣었습니다",
  },
  scopes: {
    contexts: "컨텍스트와 프리셋 읽기",
    conversations: "대화와 메모리 읽기와 검색",
    chat: "컨텍스트의 모델에 메시지 답변 요청. 답변에 그 컨텍스트가 기억하는 것이 모두 나올 수 있습니다",
    write: "컨텍스트와 프리셋 만들기와 변경. 매번 묻습니다",
    delete: "삭제. 매번 묻습니다",
  },
  scopesLegend: (name) => `${name}의 허용 범위`,
  until: {
    label: "기간",
    one: "하루",
    thirty: "30일",
    good: "계속",
  },
  save: "허용",
  cancel: "취소",
  outcomes: {
    done: "완료",
    failed: "실패",
    declined: "직접 거절함",
    "not-allowed": "허용되지 않음",
    "not-decided": "제때 결정하지 않음",
  },
  cards: {
    region: "결정을 기다리는 프로그램",
    consent: (name) => `${name}에서 연결하려고 합니다`,
    client: (client) => `스스로 밝힌 이름은 ${client}입니다.`,
    what: (what) => `첫 호출: ${what}`,
    call: (name, what) => `${name}의 요청: ${what}`,
    deletes: "삭제하는 작업입니다.",
    target: (target) => `대상: ${target}`,
    arguments: "요청 내용",
    approve: "승인",
    decline: "거절",
    takenBack: "프로그램이 취소했습니다. 아무것도 실행되지 않았습니다.",
    refuse: "거절하고 토큰 회수",
  },
} satisfies Texts<typeof enPrograms>;
