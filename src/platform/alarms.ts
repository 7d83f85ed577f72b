/** Alarms wake the worker; one of a name takes the place of an earlier one of that name. */
export type Alarms = {
  /** Once, at that time (milliseconds since 1970). */
  readonly at: (name: string, time: number) => void;
  /** Every so many minutes, half a minute at least. */
  readonly every: (name: string, minutes: number) => void;
  readonly clear: (name: string) => void;
};

/** The browser's alarms. */
export const browserAlarms: Alarms = {
  at: (name, when) => void chrome.alarms.create(name, { when }),
  every: (name, periodInMinutes) => void chrome.alarms.create(name, { periodInMinutes }),
  clear: (name) => void chrome.alarms.clear(name),
};
