import type { PanelView } from '#generated/shapes.ts';
import './flash-screen.css';

/** As long as the flashes of flash-screen.css take. */
const flashesMs = 3000;

/**
 * Flashes the whole screen with each call, for patients who do not hear it. Calls that come while it flashes are seen in
 * the same flashes. Older calls that a screen finds when it is switched on do not flash.
 * @returns takes each view that came
 */
export function flashScreen(): (view: PanelView) => void {
  let seen: number | undefined;
  let epoch = '';
  let timer: number | undefined;
  return ({ panel, calls, epoch: present }) => {
    const newest = calls.reduce((last, { seq }) => Math.max(last, seq), 0);
    const isNew = seen !== undefined && present === epoch && newest > seen;
    seen = newest;
    epoch = present;
    if (!isNew || !panel.flashCalls || timer !== undefined) return;
    const light = document.createElement('div');
    light.className = `flash-screen on-${panel.theme}`;
    document.body.appendChild(light);
    timer = window.setTimeout(() => {
      document.body.removeChild(light);
      timer = undefined;
    }, flashesMs);
  };
}
