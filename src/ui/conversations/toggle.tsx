type Props = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: string;
};

/** A small button that is on or off. */
export function Toggle({ name, isOn, onPress, children }: Props) {
  return (
    <button
      type="button"
      data-toggle={name}
      aria-pressed={isOn}
      onClick={onPress}
      className={`rounded-md border px-2 py-0.5 text-meta ${isOn ? "border-accent text-ink" : "border-line text-muted hover:text-ink"}`}
    >
      {children}
    </button>
  );
}
