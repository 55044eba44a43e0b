import { sampleView } from '#client/samples/sample-view.ts';
import type { PanelView } from '#generated/shapes.ts';

const minutesOfHour = 60;
const midday = 12;

/**
 * A busy lobby of a hospital where it is the hour of midday now, whenever the tests run: what lasts for minutes, or
 * lets hours pass for a page, does not come upon midnight, when a screen lets go of yesterday's numbers.
 * @param now ms
 */
export function middayView(now: number): PanelView {
  const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });
  const offset = (midday - new Date(now).getUTCHours()) * minutesOfHour;
  const serviceDate = new Date(now + offset * 60_000).toISOString().slice(0, 10);
  const organisation = { ...view.organisation, timeZoneOffsetMinutes: offset, dayOffsetMinutes: offset };
  return { ...view, serviceDate, organisation };
}
