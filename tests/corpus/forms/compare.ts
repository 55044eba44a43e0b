/** Whether our form judges a record as the schema of its author does, and gives it back as it was. */
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { withoutEmpty } from '#admin/data/changes.ts';
import { findErrors } from '#admin/form/find-errors.ts';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { formFor, withDefaults } from '#admin/form/show-when.ts';
import type { Foreign } from './adapt.ts';

type Values = Record<string, unknown>;

/** The judge: Ajv on the schema as its author wrote it. Undefined where Ajv refuses that schema. */
export function judgeOf(schema: Foreign): ValidateFunction | undefined {
  const newer = String(schema.$schema ?? '').includes('2020-12') || '$defs' in schema;
  const ajv = newer ? new Ajv2020({ strict: false }) : new Ajv({ strict: false });
  (formats as unknown as { default: typeof formats.default }).default(ajv);
  try {
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}

/** Records on which the two disagree, each with what the other says; empty fields count as absent for both. */
export function disagreements(judge: ValidateFunction, form: FormDefinition, record: Values): string[] {
  return variants(form, record).flatMap(({ what, values }) => {
    const filled = withoutEmpty(values) as Values;
    const theirs = judge(filled);
    const ours = findErrors(formFor(form, filled).schema, filled);
    if (theirs === (ours.length === 0)) return [];
    return [`${what}: ${theirs ? `we say ${ours[0]?.path.join('.')} ${ours[0]?.code}` : judge.errors?.[0]?.message}`];
  });
}

/** The record, and the same with one thing wrong: each property taken away, of another type, too long. */
export function variants({ schema }: FormDefinition, record: Values): { what: string; values: Values }[] {
  const names = Object.keys(schema.properties ?? {});
  const bent = names.flatMap((name) => [
    { what: `without ${name}`, values: { ...record, [name]: undefined } },
    { what: `${name} is a number`, values: { ...record, [name]: -1.5 } },
    { what: `${name} is a word`, values: { ...record, [name]: 'x' } },
    { what: `${name} is an object`, values: { ...record, [name]: { inner: true } } },
  ]);
  return [{ what: 'as it is', values: record }, ...bent];
}

/** Where what was saved is not what was there: defaults may be added, nothing else. */
export function changesOf({ schema }: FormDefinition, record: Values, saved: Values): string[] {
  const wanted = withoutEmpty(withDefaults(schema, record)) as Values;
  const got = withoutEmpty(saved) as Values;
  const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
  return [...names].filter((name) => JSON.stringify(sorted(wanted[name])) !== JSON.stringify(sorted(got[name])));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
