import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "이 페이지", selection: "선택 영역" },
  asks: {
    explain: {
      page: "이 페이지를 설명해 주세요.",
      selection: "이것을 설명해 주세요.",
    },
    summarise: {
      page: "이 페이지를 요약해 주세요.",
      selection: "이것을 요약해 주세요.",
    },
  },
  look: (name) => `텍스트 보기: ${name}`,
  cut: (kept, tokens) => `약 ${formatNumber(tokens)}토큰 중 ${formatNumber(kept)}토큰`,
  cutWhy: (name) =>
    `${name}: 전체가 들어가지 않습니다. 시작 부분과 메시지에 가장 잘 맞는 부분을 보냅니다.`,
  omitted: {
    all: (parts) => `제외됨: ${parts.join("; ")}.`,
    hidden: (count) => `보이지 않는 텍스트 ${formatNumber(count)}개`,
    frames: (count) => `다른 사이트의 프레임 ${formatNumber(count)}개`,
    end: "너무 긴 페이지의 끝부분",
    empty: (pages) => `그림처럼 텍스트가 없는 페이지: ${pages}`,
    after: (page) => `${formatNumber(page)}페이지 다음 내용(자리나 시간이 부족함)`,
    scans: (pages) => `그림 위에 보이지 않게 놓여 있어 다른 내용일 수 있는 텍스트: ${pages}페이지.`,
  },
  refused: {
    "page-access":
      "브라우저가 아직 Confidant의 이 페이지 읽기를 허용하지 않습니다. 이 페이지에서 도구 모음의 Confidant 버튼을 클릭하고 ‘이 페이지에 대해 질문하기’를 선택하세요. 이 컴퓨터의 파일이라면 파일을 첨부하거나, 브라우저의 확장 프로그램 목록에서 Confidant의 파일 URL 액세스를 허용하세요.",
    "page-browser":
      "브라우저나 스토어의 페이지여서 확장 프로그램이 읽을 수 없습니다. 대신 텍스트를 복사하세요.",
    "page-pdf": "브라우저가 이 PDF를 확장 프로그램에 넘겨주지 않습니다. 대신 파일을 첨부하세요.",
    "page-empty": "여기에 보이는 텍스트가 없거나 선택한 것이 없습니다.",
    "page-gone": "탭이 닫혔거나 이제 다른 페이지를 표시합니다. 다시 시도하세요.",
    "page-slow": "페이지가 제때 응답하지 않았습니다. 일부를 선택해 질문하세요.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name}: 비밀번호로 보호되어 있습니다. 비밀번호 없는 사본을 저장해 첨부하세요.`,
    "pdf-broken": (name) => `${name}: 손상되었거나 완전한 PDF가 아닙니다. 추가하지 않았습니다.`,
    "pdf-empty": (name) =>
      `${name}: 보이는 텍스트가 없습니다. 페이지가 스캔 같은 이미지입니다. 필요한 페이지의 이미지를 첨부하세요.`,
    "pdf-slow": (name) => `${name}: 제때 읽지 못했습니다. 일부를 첨부하거나 텍스트를 복사하세요.`,
    "pdf-bytes": (name) =>
      `${name}: 너무 큽니다. PDF는 최대 ${formatNumber(MAX_PDF_BYTES)}바이트입니다. 추가하지 않았습니다.`,
  },
} satisfies Texts<typeof enPage>;
