/** The name of a backup that was made then (milliseconds since 1970): the time in UTC, nothing else. */
export function backupName(madeAt: number): string {
  return `confidant-${new Date(madeAt).toISOString().replaceAll(/[-:.]/g, "")}.age`;
}
