import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";

const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  server: "서버",
  by: {
    locked: (host, status) =>
      `${host}에서 이 파일에는 허가가 필요합니다${statusSuffix(status)}. 그곳에서 로그인하거나 라이선스에 동의해야 할 수 있습니다. 브라우저 탭에서 다운로드한 뒤 파일을 여기에 끌어 놓으세요.`,
    lockedHere: (host, status) =>
      `${host}에서 이 파일을 주지 않았습니다${statusSuffix(status)}. 브라우저 확장 프로그램의 파일 읽기를 허용하는지 확인하거나, 파일을 여기에 끌어 놓으세요.`,
    missing: (host) =>
      `${host}의 이 주소에는 파일이 없습니다(404). 주소를 확인하고, 이 파일을 제거한 뒤 다시 다운로드하세요.`,
    busy: (host) =>
      `${host}에 부하가 크거나 요청이 너무 많습니다. 도착한 부분은 저장되었습니다. 잠시 기다린 뒤 계속하세요.`,
    failed: (host, status) =>
      `${host}에서 파일을 주는 동안 오류가 났습니다${statusSuffix(status)}. 도착한 부분은 저장되었습니다. 나중에 계속하세요.`,
    malformed: (host) =>
      `${host}에서 파일의 잘못된 부분을 보냈습니다. 한 번 더 계속하세요. 그래도 안 되면 파일을 제거하고 다시 다운로드하세요.`,
    cutOff:
      "파일이 모두 도착하기 전에 연결이 끊겼습니다. 도착한 부분은 저장되었습니다. 다운로드를 계속하세요.",
    silent: (host) =>
      `${host}에서 너무 오래 아무것도 보내지 않았습니다. 도착한 부분은 저장되었습니다. 나중에 계속하세요.`,
    unreachable: (host) =>
      `${host}에 연결할 수 없습니다. 도착한 부분은 저장되었습니다. 주소와 네트워크 연결을 확인한 뒤 계속하세요.`,
  },
  refused: {
    "not-a-url":
      "파일 주소가 아닙니다. 아무것도 가져오지 않았습니다. https://example.com/model.gguf 같은 형식입니다.",
    credentials:
      "이 주소에 이름이나 비밀번호가 들어 있습니다. 아무것도 가져오지 않았습니다. 브라우저 탭에서 파일을 다운로드한 뒤 여기에 끌어 놓으세요.",
  },
} satisfies Texts<typeof enFileErrors>;
