type Props = {
  /** 0 to 1; more is shown as full. */
  readonly share: number;
  readonly tight?: boolean;
};

/** A share as a bar; the number stands beside it, so that the bar itself says nothing aloud. */
export function ShareBar({ share, tight = false }: Props) {
  const percent = Math.min(100, Math.max(0, share * 100));
  return (
    <span
      data-share=""
      aria-hidden="true"
      className="block h-1 w-6 min-[400px]:w-8 shrink-0 overflow-hidden rounded-sm bg-line"
    >
      <span
        className={`block h-full ${tight ? "bg-caution" : "bg-accent"}`}
        style={{ inlineSize: `${percent}%` }}
      />
    </span>
  );
}
