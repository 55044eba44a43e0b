const mark = 'callboard-reloaded';
const onceInMs = 60_000;

/**
 * Reloads the page when a lazily loaded part cannot be had, because it was replaced by a newer version; once in a
 * minute, so that a part that stays broken does not reload for ever, and not without a server: nothing would be there.
 * @param isReached asks whether the server is there
 */
export function reloadOnFailedPreload(
  window: Window,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  isReached: () => Promise<boolean>,
): void {
  window.addEventListener('vite:preloadError', () => {
    if (!storage || window.navigator?.onLine === false) return;
    void isReached().then((is) => is && mayReload(storage) && window.location.reload());
  });
}

function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    // A reload that the clock puts into the future was before the clock was put back.
    if (Math.abs(Date.now() - Number(storage.getItem(mark))) < onceInMs) return false;
    storage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false; // nowhere to remember that it was tried: better an error than a loop
  }
}
