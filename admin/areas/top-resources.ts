import { type OperationId, operations } from '#generated/operations.ts';
import { type Resource, type ResourceName, resources } from '#generated/resources.ts';

/** Order of the menu; families that are not named follow. */
const first: ResourceName[] = ['panel', 'group', 'appointment', 'staff'];

/** Families that an organisation has, in the order of its menu: all that belong to no other record. */
export const topResources: readonly Resource[] = Object.values(resources)
  .filter(({ parent, operations: { list } }) => !parent && list && isForAdministrators(list))
  .sort((one, other) => place(one.name) - place(other.name));

/** What only system-advance may list belongs to the provider. */
function isForAdministrators(list: OperationId): boolean {
  return (operations[list].security as readonly string[]).includes('session');
}

function place(name: ResourceName): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}
