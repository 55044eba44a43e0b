import { callItems } from './calls.ts';
import { claimItems } from './claims.ts';
import { constantItems } from './constants.ts';
import type { Item } from './item.ts';
import { messageItems } from './messages.ts';
import { fieldItems, valueItems } from './shapes.ts';

/** Everything that the product must have, held against the project, in the order of the specification. */
export function coverage(): Item[] {
  const items = [
    ...claimItems(),
    ...fieldItems(),
    ...valueItems(),
    ...callItems(),
    ...messageItems(),
    ...constantItems(),
  ];
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) item.wrong = 'stands in the tables twice';
    seen.add(item.id);
  }
  return items.sort((one, other) => one.section - other.section);
}
