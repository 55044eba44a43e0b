import { limits } from '#generated/limits.ts';
import type { DeskNews } from '#generated/shapes.ts';

/** A press that is under way and a window that somebody fills in are not taken away. */
const busy = '[data-waits], [role=dialog], dialog[open]';
const lookMs = 2_000;

/** Does what an administrator asks of this device. */
export function obeyDeskNews({ reload, notice }: DeskNews): void {
  if (notice) showNotice(notice);
  if (reload) reloadWhenFree();
}

function reloadWhenFree(): void {
  if (document.querySelector(busy)) setTimeout(reloadWhenFree, lookMs);
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
