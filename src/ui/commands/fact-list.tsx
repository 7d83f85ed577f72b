export type Fact = { readonly name: string; readonly value: string };

/** Names with what they are at the moment, in two columns. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 tabular-nums">
      {facts.map(({ name, value }) => (
        <div key={name} data-fact={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
