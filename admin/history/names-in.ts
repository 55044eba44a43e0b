import type { Identifier, RaRecord } from 'react-admin';
import { mostListed } from '#generated/most-items.ts';
import type { ResourceName } from '#generated/resources.ts';
import { inParts } from '../data/in-parts.ts';
import { readResourcePath, resourcePath } from '../data/resource-path.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { type RecordNames, referencesIn } from './value-text.ts';

/** Names of some records of a family by gid, as far as they are there. */
export type NamesOf = (family: string, gids: string[]) => Promise<Record<string, string>>;

type GetMany = (resource: string, params: { ids: Identifier[] }) => Promise<{ data: RaRecord[] }>;

/** Asks the data provider for names. A family that may not be read has none. */
export function namesFrom(getMany: GetMany): NamesOf {
  return async (family, gids) => {
    const path = resourcePath(family as ResourceName);
    const { nameKey = 'id' } = readResourcePath(path).resource;
    const parts = inParts(gids, mostListed);
    const found = await Promise.all(parts.map((ids) => getMany(path, { ids }).catch(() => ({ data: [] }))));
    return Object.fromEntries(found.flatMap(({ data }) => data.map((one) => [one.id, String(one[nameKey])])));
  };
}

/** Names of all records that these values refer to, each family asked for once. */
export async function namesIn(
  values: readonly (readonly [FormDefinition, unknown])[],
  namesOf: NamesOf,
): Promise<RecordNames> {
  const references = values.flatMap(([field, value]) => referencesIn(field, value));
  const families = [...new Set(references.map(([family]) => family))];
  const named = families.map(async (family) => {
    const gids = new Set(references.filter(([of]) => of === family).map(([, gid]) => gid));
    return [family, await namesOf(family, [...gids])] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}
