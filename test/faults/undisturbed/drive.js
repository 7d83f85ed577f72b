// Runs in a page of the extension's copy and speaks to the worker as any of its pages may. The
// test's server decides what happens when: this page asks it for one call after another, and
// while it waits for the next one nothing of it touches the worker.

const { server } = document.documentElement.dataset;

async function drive() {
  for (;;) {
    const response = await fetch(`${server}/next`, { cache: "no-store" });
    const { type, data } = await response.json();
    const answer = await chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
    await fetch(`${server}/answer`, { method: "POST", body: JSON.stringify(answer ?? null) });
  }
}

drive();
