import { assertNever } from "../../domain/assert-never";
import type { PersonSystem } from "./person-system";

/** What Ollama is set to, so that it accepts this extension's origin, wherever it runs. */
export function originsSetting(origin: string): string {
  return `OLLAMA_ORIGINS=${origin}`;
}

/** The shell command that lets Ollama accept this extension's origin; Ollama restarts after it. */
export function originsCommand(system: PersonSystem, origin: string): string {
  switch (system) {
    case "mac":
      return `launchctl setenv OLLAMA_ORIGINS "${origin}"`;
    case "windows":
      return `setx OLLAMA_ORIGINS "${origin}"`;
    case "linux":
      return [
        "sudo mkdir -p /etc/systemd/system/ollama.service.d",
        `printf '[Service]\\nEnvironment="OLLAMA_ORIGINS=${origin}"\\n' | sudo tee /etc/systemd/system/ollama.service.d/confidant.conf`,
        "sudo systemctl daemon-reload",
        "sudo systemctl restart ollama",
      ].join(" && ");
    default:
      return assertNever(system);
  }
}
