/** Whatever the records hold: a file that was exported says, when it comes back, that nothing changes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownRecord } from '#admin/spreadsheet/rows/known-records.ts';
import { References } from '#admin/spreadsheet/rows/references.ts';
import type { PlanColumn } from '#admin/spreadsheet/rows/sheet-plan.ts';
import { Workbench } from '#admin/spreadsheet/rows/workbench.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import { Locale as locales } from '#generated/values.ts';
import { planOf } from '../sheets.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^['=+@-]{1,3}[a-z0-9]{0,4}$/),
  fc.constantFrom('007', '1e5', '115/11/23', '是', 'a;b', '"', '[清除]', ' x ', 'Ａ１', '2026-11-23', 'a\r\nb', 'true'),
);
const referred = [
  { gid: 'gid-1', names: ['C1', '陳怡君'] },
  { gid: 'gid-2', names: ['C2', '陳怡君'] },
  { gid: 'gid-3', names: ['C3', '耳鼻喉科、頭頸外科'] },
  { gid: 'gid-4', names: ['gid-1'] },
];
const gid = fc.constantFrom(...referred.map((one) => one.gid), 'gone');

function anyValue({ kind, choices = [] }: PlanColumn): fc.Arbitrary<unknown> {
  const choice = choices.length > 0 ? fc.constantFrom(...choices.map(({ value }) => value)) : fc.constant('x');
  switch (kind) {
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 100000 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return choice;
    case 'choices':
      return fc.uniqueArray(choice, { maxLength: 3 });
    case 'texts':
      return fc.array(anyText, { maxLength: 3 });
    case 'day':
      return fc
        .date({ min: new Date('1912-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case 'time':
      return fc.constantFrom('00:00', '08:30', '23:59');
    case 'moment':
      return fc.integer({ min: 0, max: 4e12 });
    case 'reference':
      return gid;
    case 'references':
      return fc.uniqueArray(gid, { maxLength: 3 });
    default:
      return anyText;
  }
}

const inOut = Object.values(resources).filter(
  ({ operations }) => operations.list && (operations.create || operations.update),
);

describe.each(inOut.map(({ name }) => name))('%s', (name: ResourceName) => {
  test('exported and imported, nothing changes', { timeout: 60_000 }, async () => {
    const plans = new Map(
      await Promise.all(locales.map(async (locale) => [locale, await planOf(name, locale)] as const)),
    );
    const plan = plans.get('zh-TW');
    if (!plan) throw new Error('no plan');
    const kinds = Object.keys(plan.forms);
    const record = fc.record(
      Object.fromEntries(
        plan.columns.filter(({ kind }) => kind !== 'identity').map((column) => [column.property, anyValue(column)]),
      ),
      { requiredKeys: [] },
    );
    const records = fc.array(fc.tuple(record, fc.constantFrom(...kinds)), { minLength: 1, maxLength: 4 }).map((made) =>
      made.map(
        ([one, kind], index): KnownRecord => ({
          ...one,
          ...(plan.kindProperty && { [plan.kindProperty]: kind }),
          gid: `record-${index}`,
          version: 1,
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.constantFrom(...locales),
        fc.constantFrom('xlsx', 'csv'),
        async (known, locale, kind) => {
          const bench = new Workbench(plans.get(locale) ?? plan, locale);
          for (const { family } of plan.columns) if (family) bench.refer(family, referred);
          bench.know(known);
          await bench.read(await bench.write(kind as 'xlsx' | 'csv', 'records'));
          const counts = bench.check();
          expect([counts, bench.rows(['new', 'changed', 'wrong'], 0, 5)]).toEqual([
            { new: 0, changed: 0, same: known.length, wrong: 0, taken: 0 },
            [],
          ]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('a label of a reference leads to the record alone', () => {
  const references = new References(referred);
  for (const { gid: one } of referred) {
    const label = references.label(one);
    if (label !== one) expect(references.find(label)).toEqual([one]);
  }
});
