import { families } from '#generated/families.ts';
import { run, type SqlValue, type Statement } from '../database/command.ts';
import { countedFilters, countedValue } from '../database/lists/counted-filters.ts';
import type { Document } from './document.ts';

/** One count that a record is part of. */
type Counted = readonly [property: string, value: string];

/** Keeps the counts of a family's lists in step with a record that was made, changed or removed. */
export function* keepCounts(
  before: Document | undefined,
  after: Document | undefined,
): Generator<Statement, void, unknown> {
  const [gone, come] = [countsOf(before), countsOf(after)];
  const has = (list: readonly Counted[], [property, value]: Counted) =>
    list.some((other) => other[0] === property && other[1] === value);
  const changes = [
    ...gone.filter((counted) => !has(come, counted)).map((counted) => [...counted, -1] as const),
    ...come.filter((counted) => !has(gone, counted)).map((counted) => [...counted, 1] as const),
  ];
  if (changes.length === 0) return;
  const { organisationGid, family, parentGid } = (after ?? before) as Document;
  const values = changes.flatMap((change): SqlValue[] => [organisationGid, family, parentGid, ...change]);
  yield* run(
    'document_count',
    `INSERT INTO document_count (organisation_gid, family, parent_gid, property, value, count)
     VALUES ${changes.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}
     ON CONFLICT (organisation_gid, family, parent_gid, property, value)
     DO UPDATE SET count = document_count.count + excluded.count`,
    ...values,
  );
}

function countsOf(document: Document | undefined): Counted[] {
  if (!document) return [];
  const family = families[document.family];
  const whole: Record<string, unknown> = { ...family.defaults, ...document.body };
  const filters = countedFilters(family).flatMap((property): Counted[] => {
    const value = countedValue(whole[property]);
    return value === undefined ? [] : [[property, value]];
  });
  return [['', ''], ...filters];
}
