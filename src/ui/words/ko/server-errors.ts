import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable":
    "이 모델의 서버가 응답하지 않습니다. 서버를 시작하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-unreachable-ollama":
    "이 컴퓨터에서 응답하는 Ollama 서버가 없습니다. Ollama를 시작하거나 설치한 뒤 다시 시도하세요.",
  "provider-unreachable-at": (host) =>
    `${host}에서 응답하는 Ollama 서버가 없습니다. 시작하거나 설치한 뒤 다시 시도하세요.`,
  "provider-unreachable-near": (host) =>
    `${host}에서 응답하는 서버가 없습니다. 시작하거나, 다른 포트에서 수신 대기하는지 확인한 뒤 다시 시도하세요.`,
  "provider-unreachable-far": (host) =>
    `${host}에서 응답이 없습니다. 주소가 틀렸거나, 서버가 꺼져 있거나, 브라우저의 요청을 허용하지 않거나, https라면 인증서를 여기에서 신뢰하지 않을 수 있습니다. 주소를 탭에서 열어 확인한 뒤 다시 시도하세요.`,
  "provider-forbidden":
    "서버가 거부했습니다(403). 서버가 무엇을 허용하는지 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-forbidden-ollama":
    "Ollama가 이 확장 프로그램을 거부했습니다(403). 아래 명령을 한 번 실행하고 Ollama를 다시 시작한 뒤 다시 시도하세요. 또는 ‘옵션 > 모델’에서 출처를 숨기세요.",
  "provider-forbidden-ollama-at": (host) =>
    `${host}의 Ollama가 이 확장 프로그램을 거부했습니다(403). Ollama가 실행되는 컴퓨터에서 아래와 같이 설정하고 다시 시작한 뒤 다시 시도하세요. 또는 ‘옵션 > 모델’에서 출처를 숨기세요.`,
  "provider-forbidden-near": (host) =>
    `${host}에서 거부했습니다(403). 브라우저 확장 프로그램의 요청을 허용하지 않을 수 있습니다. 설정에서 교차 출처 요청(CORS)을 확인한 뒤 다시 시도하세요.`,
  "provider-forbidden-at": (host) =>
    `${host}에서 거부했습니다(403). 키로 이 모델을 쓸 수 없거나 여기에서는 쓸 수 없을 수 있습니다. 그곳의 계정을 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-auth": "서버가 키를 요구하거나 현재 키를 거부했습니다. 키를 확인한 뒤 다시 시도하세요.",
  "provider-auth-ollama":
    "이 모델은 ollama.com에서 실행되며, 이 컴퓨터의 Ollama는 그곳에 로그인되어 있지 않습니다. ‘ollama signin’을 실행하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-auth-at": (host) =>
    `${host}에서 키를 요구하거나 현재 키를 거부했습니다. ‘옵션 > 모델’에서 다른 키를 입력한 뒤 다시 시도하세요.`,
  "provider-no-credit":
    "제공자에 따르면 계정에 남은 크레딧이 없습니다. 그곳의 계정을 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-plan":
    "이 계정의 요금제에 이 모델이나 이 크기의 요청이 들어 있지 않습니다. 그곳의 요금제를 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-usage-limit":
    "이 계정이나 키의 사용 한도에 이르렀습니다. 그곳에서 한도를 올리거나, 다시 시작될 때까지 기다리거나, 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-unverified":
    "제공자가 먼저 이 계정의 조직을 확인하려고 합니다. 그곳의 계정 설정에서 확인을 마치거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-disabled":
    "제공자가 이 계정이나 조직을 비활성화했습니다. 그곳의 계정을 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-cors":
    "제공자가 이 조직에 대해 브라우저의 요청을 거부합니다(CORS). ‘옵션 > 모델’의 이 연결에서 출처를 숨긴 뒤 다시 시도하세요.",
  "provider-region":
    "제공자가 이 지역에서는 답변하지 않습니다. 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-privacy":
    "이 모델을 제공하는 곳 중 이 계정의 개인정보 설정에 맞는 곳이 없습니다. 그곳에서 설정을 바꾸거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-filtered":
    "제공자의 필터가 이 메시지나 그 앞의 내용을 거부했습니다. 다르게 쓰거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-no-chat": "이 모델은 채팅을 할 수 없습니다. 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-no-images":
    "이 모델은 이미지를 받지 않습니다. 받는 모델을 선택하거나 이미지가 있는 메시지를 삭제한 뒤 다시 시도하세요.",
  "provider-unsupported":
    "서버가 이 모델에 이런 요청을 받지 않습니다. 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-cannot-run":
    "서버가 이 모델을 실행할 수 없습니다. 메모리가 부족하거나, 그래픽 카드에 오류가 났거나, 서버가 모델보다 오래되었습니다. 그곳에서 실행 중인 다른 것을 닫거나, 업데이트하거나, 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing": "서버에 이 모델이 없습니다. 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing-pull":
    "Ollama에 이 모델이 없습니다. 아래 명령으로 다운로드하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing-ollama":
    "Ollama에 이 모델이 없습니다. ‘옵션 > 모델’에서 다운로드하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing-ollama-at": (host) =>
    `${host}의 Ollama에 이 모델이 없습니다. ‘옵션 > 모델’에서 다운로드하거나 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-model-missing-near": (host) =>
    `${host}에 이 모델이 없거나 불러오지 않았습니다. 그곳에서 불러오거나 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-model-missing-file":
    "이 모델 파일이 더 이상 이 브라우저에 없거나 아직 온전하지 않습니다. ‘옵션 > 모델’에서 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing-browser":
    "브라우저 내장 모델이 여기에서 준비되지 않았습니다. ‘옵션 > 모델’에서 확인하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-model-missing-at": (host) =>
    `${host}에 이 모델이 없거나 더 이상 없습니다. 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-too-long":
    "요청이 모델이 담을 수 있는 것보다 깁니다. 메시지를 줄이거나, 컨텍스트 창이 더 큰 모델을 선택하거나, 새 대화를 시작하세요.",
  "provider-overloaded":
    "지금 제공자에 부하가 큽니다. 잠시 기다리거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "provider-offline":
    "이 브라우저는 오프라인이고 모델은 다른 컴퓨터에 있습니다. 네트워크에 연결하거나 이 컴퓨터의 모델을 선택한 뒤 다시 시도하세요.",
  "provider-permission":
    "브라우저가 아직 Confidant의 이 서버 연결을 허용하지 않아 아무것도 전송하지 않았습니다. ‘옵션 > 모델’에서 연결 옆의 버튼으로 허용하세요.",
  "provider-rate-limited": "지금 서버에 요청이 너무 많습니다. 잠시 기다린 뒤 다시 시도하세요.",
  "provider-rate-limited-for": (seconds) =>
    `서버에 요청이 너무 많아 ${formatDuration(seconds * 1000)} 기다리라고 합니다. 기다린 뒤 다시 시도하세요.`,
  "provider-failed":
    "답변하는 동안 서버에 오류가 났습니다. 다시 시도하거나 다른 모델을 선택하세요.",
  "provider-failed-with": (status) =>
    `답변하는 동안 서버에 오류가 났습니다(${status}). 서버의 로그를 확인한 뒤 다시 시도하세요.`,
  "provider-failed-far": (host, status) =>
    `답변하는 동안 ${host}에서 오류가 났습니다${status === null ? "" : ` (${status})`}. 잠시 기다리거나 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-refused-far": (host, status) =>
    `${host}에서 이 요청을 받지 않았습니다(${status}). 다른 모델을 선택하거나 ‘옵션 > 모델’에서 연결을 확인한 뒤 다시 시도하세요.`,
  "provider-failed-call":
    "모델이 읽을 수 없는 형태로 도구를 요청해 답변이 거기서 끝났습니다. 다시 시도하거나 다른 모델을 선택하세요.",
  "provider-malformed":
    "서버의 응답을 읽을 수 없었습니다. 이 주소에서 서버 자체가 응답하는지 확인한 뒤 다시 시도하세요.",
  "provider-cut-off": "답변이 끝나기 전에 연결이 끊겼습니다.",
  "provider-silent":
    "서버가 너무 오래 응답하지 않았습니다. 메모리가 부족할 수 있습니다. 확인한 뒤 다시 시도하세요.",
  "provider-silent-far": (host) =>
    `${host}에서 너무 오래 응답하지 않았습니다. 잠시 기다리거나 다른 모델을 선택한 뒤 다시 시도하세요.`,
  "provider-failed-address": (host, status) =>
    `${host}의 이 주소에는 아무것도 없습니다(${status}). ‘옵션 > 모델’에서 주소를 확인하세요. /v1 같은 경로의 일부가 빠졌을 수 있습니다. 그런 다음 다시 시도하세요.`,
  "tool-server-auth": (host) =>
    `${host}에서 로그인이나 토큰을 요구하거나 현재 것을 거부했습니다. ‘옵션 > 도구’에서 로그인하거나 토큰을 입력한 뒤 다시 시도하세요.`,
  "tool-server-forbidden": (host) =>
    `${host}에서 이것을 거부했습니다(403). 토큰이 허용하지 않거나 서버가 브라우저를 거부할 수 있습니다. ‘옵션 > 도구’에서 확인한 뒤 다시 시도하세요.`,
  "tool-server-not-allowed": (host) =>
    `Confidant의 ${host} 연결이 아직 허용되지 않아 아무것도 전송하지 않았습니다. ‘옵션 > 도구’에서 허용한 뒤 다시 시도하세요.`,
  "tool-server-offline": (host) =>
    `이 브라우저는 오프라인이고 ${host} 서버는 다른 컴퓨터에 있어 아무것도 전송하지 않았습니다. 네트워크에 연결한 뒤 다시 시도하세요.`,
  "tool-server-gone": (host) =>
    `${host} 연결이 제거되었거나 이제 다른 곳으로 이어져 아무것도 전송하지 않았습니다. ‘옵션 > 도구’에서 확인한 뒤 다시 시도하세요.`,
  "tool-server-failed": (host, status) =>
    `${host}에서 요청한 일을 하지 않았습니다${status === null ? "" : `(${status})`}. 잠시 기다리거나 ‘옵션 > 도구’에서 주소를 확인한 뒤 다시 시도하세요.`,
} satisfies Texts<typeof enServerErrors>;
