/** What a command that was answered here shows in its card. */
export type CommandAnswer =
  | { readonly name: "status" | "history" | "summary" | "facts" | "help" }
  /** `text`: what stands behind the command. */
  | { readonly name: "remember" | "forget"; readonly text: string }
  /** `found`: whether there is a model of the name that was asked for. */
  | { readonly name: "model"; readonly requested: string; readonly found: boolean };
