import { limits } from '#generated/limits.ts';
import type { DeskNews } from '#generated/shapes.ts';

/** What somebody fills in is not taken away. */
const openWindow = '[role=dialog], dialog[open]';
const lookMs = 2_000;

/**
 * Does what an administrator asks of this device.
 * @param isUnderWay whether a press is: a reload waits for its answer
 */
export function obeyDeskNews({ reload, notice }: DeskNews, isUnderWay: () => boolean): void {
  if (notice) showNotice(notice);
  if (reload) reloadWhenFree(isUnderWay);
}

function reloadWhenFree(isUnderWay: () => boolean): void {
  if (isUnderWay() || document.querySelector(openWindow)) setTimeout(reloadWhenFree, lookMs, isUnderWay);
  else window.location.reload();
}

/** Shows a text large for a few seconds, for whoever looks for this device; the counter goes on below it. */
function showNotice(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'device-notice';
  notice.setAttribute('role', 'status');
  notice.textContent = text;
  document.body.appendChild(notice);
  setTimeout(() => notice.remove(), limits.identifySeconds * 1000);
}
