import type { QueueVariant } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import { type CounterPlace, serves } from './place.ts';

/** Refuses a counter that is called by another family of calls, and panels that only show. */
export function requireVariant(place: CounterPlace, variant: QueueVariant): void {
  if (!serves(place)) throw new Refusal({ code: 'panel_not_serving' });
  if (place.variant !== variant) throw new Refusal({ code: 'queue_variant_mismatch' });
}
