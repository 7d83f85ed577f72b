/** Wakes the worker at that time (milliseconds since 1970) with the alarm of that name, once. */
export function wakeAt(name: string, time: number): void {
  void chrome.alarms.create(name, { when: time });
}
