/** @typedef {{ status: string, text: string, failure: { code: string } | null, finish: string | null }} ReplyState */

/**
 * Turns the events of a watched turn into text to print: each part of the reply once, also when a
 * new watch begins with a snapshot of what was printed already.
 * @param {(text: string) => void} print
 */
export function createReplyPrinter(print) {
  let printed = "";
  /** @param {string} whole */
  const catchUp = (whole) => {
    print(whole.startsWith(printed) ? whole.slice(printed.length) : `\n${whole}`);
    printed = whole;
  };
  /**
   * The final state once the turn has ended, else null.
   * @param {{ type: string, text?: string, state?: ReplyState }} event
   * @returns {ReplyState | null}
   */
  return function handle(event) {
    if (event.type === "delta") {
      print(event.text ?? "");
      printed += event.text ?? "";
      return null;
    }
    if (event.state === undefined) {
      return null;
    }
    catchUp(event.state.text);
    return event.type === "end" ? event.state : null;
  };
}
