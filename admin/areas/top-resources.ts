import { type OperationId, operations } from '#generated/operations.ts';
import { type Resource, resources } from '#generated/resources.ts';

/** Families that an organisation has, in the order of its menu: all that belong to no other record, and are no log. */
const ofOrganisation: readonly Resource[] = Object.values(resources)
  .filter(({ parent, dated, operations: { list } }) => !parent && !dated && list && isForAdministrators(list))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** Those whose list is a page of its own. */
export const topResources = ofOrganisation.filter(({ path }) => !path.includes('/'));

/** Those whose list stands in a tab of another page, below whose address their own lies. */
export const tabResources = ofOrganisation.filter(({ path }) => path.includes('/'));

/** Those of the menu: of the ones in a tab, those that name their section; none that another page leads to. */
export const menuResources = ofOrganisation.filter(
  (one) => !one.reachedFrom && (one.menuSection || topResources.includes(one)),
);

/** What only system-advance may list belongs to the provider. */
function isForAdministrators(list: OperationId): boolean {
  return (operations[list].security as readonly string[]).includes('session');
}

/** Those without a place follow. */
function placeOf({ place = 1000 }: Resource): number {
  return place;
}
