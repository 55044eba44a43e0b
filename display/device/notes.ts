/** What went wrong on this screen, newest last, for the people who look after it. */
let notes: string[] = [];
const most = 10;

/** Remembers a fault; the same one is told once. */
export function note(fault: string): void {
  const text = fault.slice(0, 200);
  notes = notes
    .filter((one) => one !== text)
    .concat(text)
    .slice(-most);
}

/** The last faults. */
export function noted(): string[] {
  return notes;
}

/** Notes whatever fails in the page, and whatever the runtime itself complains of. */
export function noteFaults(): void {
  const complain = console.error;
  console.error = (...what: unknown[]) => {
    note(what.join(' '));
    complain.apply(console, what);
  };
  window.addEventListener('error', ({ message }) => note(message || 'error'));
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
}
