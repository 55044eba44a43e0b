const mark = 'callboard-reloaded';
const onceInMs = 60_000;

/**
 * Reloads the page when a lazily loaded part cannot be had, because it was replaced by a newer version; once in a
 * minute, so that a part that stays broken does not reload for ever.
 */
export function reloadOnFailedPreload(window: Window, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!storage) return;
    try {
      if (Date.now() - Number(storage.getItem(mark)) < onceInMs) return;
      storage.setItem(mark, String(Date.now()));
    } catch {
      return; // nowhere to remember that it was tried: better an error than a loop
    }
    event.preventDefault();
    window.location.reload();
  });
}
