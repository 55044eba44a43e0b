import { createHash } from 'node:crypto';
import { type Family, families } from '#generated/families.ts';
import { all, run, type Statement } from '../command.ts';
import { countedFilters } from './counted-filters.ts';
import { filterKey, isAlwaysSet } from './field-sql.ts';
import { holdsNumber } from './holds-number.ts';
import { orderKey, thenKeys } from './list-query.ts';

/** An index that the lists of one family use; one for a filter has its counts beside it. */
interface ListIndex {
  readonly name: string;
  readonly sql: string;
  readonly counts?: { readonly family: string; readonly property: string; readonly key: string };
}

const prefix = 'list_';

/**
 * Gives every family the indexes that its lists need, as the contract has it: for the order in which a list opens, for
 * the name, and for each filter. An index that differs is created again, with the counts of its filter.
 * @param indexNames statement that yields the names of this engine's indexes
 */
export function* keepListIndexes(indexNames: string): Generator<Statement, void, unknown> {
  const wanted = new Map(listIndexes().map((index) => [index.name, index]));
  const present = (yield* all<{ name: string }>([], indexNames)).map(({ name }) => name);
  for (const name of present.filter((name) => name.startsWith(prefix) && !wanted.has(name))) {
    yield* run([], `DROP INDEX ${name}`);
  }
  for (const { name, sql, counts } of wanted.values()) {
    if (present.includes(name)) continue;
    yield* run([], sql);
    if (counts) yield* recount(counts);
  }
}

/** The indexes of all families. */
export function listIndexes(): ListIndex[] {
  return Object.values(families)
    .filter(({ ownTable }) => !ownTable)
    .flatMap((family) => [...orderIndexes(family), ...filterIndexes(family)]);
}

function orderIndexes(family: Family): ListIndex[] {
  const sorts = [family.positioned ? undefined : family.defaultSort, family.nameKey];
  return [...new Set(sorts)]
    .filter((sort) => sort !== undefined && isAlwaysSet(family, sort))
    .map((sort) => indexOf(family, String(sort), [orderKey(family, sort).sql, ...thenKeys(family, sort)]));
}

function filterIndexes(family: Family): ListIndex[] {
  return countedFilters(family).map((property) => {
    const key = filterKey(family, property, !holdsNumber(family.entity, property));
    const counts = { family: family.name, property, key };
    return { ...indexOf(family, `filter_${property}`, [key, orderKey(family).sql, ...thenKeys(family)]), counts };
  });
}

/** The name holds a print of what the index is, so that one that has changed counts as another. */
function indexOf(family: Family, use: string, keys: readonly string[]): ListIndex {
  const columns = keys.map((key) => `(${key.replaceAll('d.', '')})`).join(', ');
  const on = `document (organisation_gid, family, parent_gid, ${columns}, gid) WHERE family = '${family.name}'`;
  const print = createHash('sha256').update(on).digest('hex').slice(0, 8);
  const name = `${prefix}${family.name}_${use}_${print}`.toLowerCase();
  return { name, sql: `CREATE INDEX ${name} ON ${on}` };
}

function* recount({ family, property, key }: NonNullable<ListIndex['counts']>): Generator<Statement, void, unknown> {
  yield* run('document_count', 'DELETE FROM document_count WHERE family = ? AND property = ?', family, property);
  yield* run(
    'document_count',
    `INSERT INTO document_count (organisation_gid, family, parent_gid, property, value, count)
     SELECT d.organisation_gid, d.family, d.parent_gid, '${property}', CAST(${key} AS TEXT), count(*)
     FROM document d WHERE d.family = '${family}' AND ${key} IS NOT NULL
     GROUP BY d.organisation_gid, d.family, d.parent_gid, ${key}`,
  );
}
