import { words } from "../words/words";

/** What Confidant is, and the button that opens it. */
export function WelcomePage({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 bg-page px-6 text-base text-ink">
      <img src="/icon/128.png" alt="" width={48} height={48} />
      <h1 className="text-title font-semibold">{words.welcome.title}</h1>
      <p>{words.welcome.what}</p>
      <button
        id="open-panel"
        type="button"
        onClick={onOpen}
        className="self-start rounded-md bg-accent px-4 py-2 text-on-accent"
      >
        {words.welcome.open}
      </button>
      <p className="text-small text-muted">{words.welcome.pin}</p>
    </main>
  );
}
