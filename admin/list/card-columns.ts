import type { Resource, ResourceField } from '#generated/resources.ts';
import { isEmpty } from '../data/changes.ts';

/** As many facts fit on a card before a list of cards is a page for each. */
const mostFacts = 4;

/**
 * The columns of a record that its card shows: the first ones that say something. What stands elsewhere on the card is
 * left out; of a record without a page of its own nothing is.
 */
export function cardColumns(resource: Resource, record: Record<string, unknown>): ResourceField[] {
  const { columns, nameKey, enabledKey, operations } = resource;
  const switched = operations.toggle ? enabledKey : undefined;
  const facts = columns.filter(({ source }) => source !== nameKey && source !== switched && !isEmpty(record[source]));
  return (operations.update ?? operations.one) ? facts.slice(0, mostFacts) : facts;
}
