/** Loads an address in place of the page, with nothing of it kept: somebody else has signed in. */
export function leaveForGood(address: string): void {
  // Nobody is asked about what another person has typed.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (address === location.href) location.reload();
  else location.assign(address);
}
