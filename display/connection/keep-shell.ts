/**
 * Lets the page start without the server, where the browser has workers for that: on https. On the plain http of a
 * closed network the launcher of the device does it.
 */
export function keepShell(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !window.isSecureContext) return;
  serviceWorker.register('/assets/display/shell-worker.js', { scope: '/panel/' }).catch(() => undefined);
}
