import type { PanelView } from '#generated/shapes.ts';
import { change } from '../state.ts';
import { setClockOffset } from '../time/server-clock.ts';

/**
 * Shows the views that the page around this one hands over, so that a form can show its effect before it is saved:
 * `frame.postMessage({ type: 'callboard-preview', view }, location.origin)` after 'callboard-preview-ready' came.
 */
export function showPreview(): void {
  window.addEventListener('message', (event: MessageEvent<{ type?: string; view?: PanelView }>) => {
    if (event.origin !== location.origin || !event.data || event.data.type !== 'callboard-preview') return;
    const { view } = event.data;
    if (!view) return;
    setClockOffset(view.serverTime - Date.now());
    change({ view });
  });
  window.parent.postMessage({ type: 'callboard-preview-ready' }, location.origin);
}
