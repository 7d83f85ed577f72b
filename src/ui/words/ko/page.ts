import type { enPage } from "../en-page";
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
  look: (name) => `${name}에서 전송할 내용 보기`,
  refused: {
    "page-access":
      "브라우저가 아직 Confidant의 이 페이지 읽기를 허용하지 않습니다. 이 페이지에서 도구 모음의 Confidant 버튼을 클릭하고 ‘이 페이지에 대해 질문하기’를 선택하세요.",
    "page-browser":
      "브라우저나 스토어의 페이지여서 확장 프로그램이 읽을 수 없습니다. 대신 텍스트를 복사하세요.",
    "page-pdf": "브라우저가 직접 보여 주는 PDF입니다. 질문할 텍스트를 복사하세요.",
    "page-empty": "여기에 보이는 텍스트가 없거나 선택한 것이 없습니다.",
    "page-gone": "탭이 닫혔거나 이제 다른 페이지를 표시합니다. 다시 시도하세요.",
    "page-slow": "페이지가 제때 응답하지 않았습니다. 일부를 선택해 질문하세요.",
  },
} satisfies Texts<typeof enPage>;
