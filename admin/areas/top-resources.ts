import { type OperationId, operations } from '#generated/operations.ts';
import { type Resource, resources } from '#generated/resources.ts';

/** Families that an organisation has, in the order of its menu: all that belong to no other record, and are no log. */
export const topResources: readonly Resource[] = Object.values(resources)
  .filter(({ parent, dated, operations: { list } }) => !parent && !dated && list && isForAdministrators(list))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** What only system-advance may list belongs to the provider. */
function isForAdministrators(list: OperationId): boolean {
  return (operations[list].security as readonly string[]).includes('session');
}

/** Those without a place follow. */
function placeOf({ place = 1000 }: Resource): number {
  return place;
}
