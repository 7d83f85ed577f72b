/** A file of `--log-net-log`, as far as it is read here. */
type NetLog = {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly {
    readonly type: number;
    readonly params?: { readonly url?: string; readonly initiator?: string };
  }[];
};

/** The urls that an origin asked the network for; the extension's own files are not among them. */
export function requestedBy(log: NetLog, origin: string): string[] {
  const type = log.constants.logEventTypes.URL_REQUEST_START_JOB;
  if (type === undefined) throw new Error("the net log has another form");
  return log.events
    .filter((event) => event.type === type && event.params?.initiator === origin)
    .flatMap(({ params }) => params?.url ?? []);
}
