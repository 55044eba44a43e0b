import type { PauseTold } from '#generated/shapes.ts';
import type { CounterService } from '#generated/values.ts';
import { backAt } from './back-at.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import type { CounterRow } from './rows.ts';

/** How a counter stands, as screens, kiosks and phones say it: what its panel is set to counts first. */
export function serviceShown({ panel }: CounterPlace, counter: CounterRow | undefined): CounterService {
  if (panel.body.status === 'disable') return 'noData';
  if (panel.body.status === 'pause') return 'pause';
  return counter?.service ?? 'unlogin';
}

/** A counter, and how it stands. */
export interface Seat {
  readonly place: CounterPlace;
  readonly counter: CounterRow | undefined;
}

/**
 * What those are told whom any of several counters may call: nothing while one of them works, else when the first is
 * back, and why where all say the same. Counters at which nobody sits say nothing either way.
 */
export function pauseOfAll(seats: readonly Seat[], day: OrganisationDay): PauseTold | undefined {
  const shown = seats.map(({ place, counter }) => serviceShown(place, counter));
  if (shown.includes('serving')) return undefined;
  const pauses = seats.flatMap(({ place, counter }) => pauseTold(place, counter, day) ?? []);
  const [first, ...others] = pauses;
  if (!first) return undefined;
  const reason = others.every((other) => other.reason === first.reason) ? first.reason : undefined;
  const [until] = pauses.flatMap((pause) => pause.until ?? []).sort();
  return { ...(reason && { reason }), ...(until && { until }) };
}

/** What patients are told of a pause: why, and until when; undefined if the counter is not shown as paused. */
export function pauseTold(
  place: CounterPlace,
  counter: CounterRow | undefined,
  day: OrganisationDay,
): PauseTold | undefined {
  if (serviceShown(place, counter) !== 'pause') return undefined;
  const reason = counter?.service === 'pause' ? counter.pause?.reason : undefined;
  const until = backAt(counter, day);
  // "Other" tells a patient nothing.
  return { ...(reason && reason !== 'other' && { reason }), ...(until && { until }) };
}
