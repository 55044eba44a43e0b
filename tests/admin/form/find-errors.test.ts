import { readdirSync } from 'node:fs';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { findErrors } from '#admin/form/find-errors.ts';
import { propertySchema } from '#admin/form/form-definition.ts';
import { read } from '#tests/architecture/sources.ts';

type Schema = Parameters<typeof findErrors>[0];
type Values = Record<string, unknown>;

const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
const rjsf = customizeValidator({ AjvClass: Ajv2020 });

/** Forms of records that somebody writes; a log, which only the server writes, has a form without fields. */
const forms = readdirSync('generated/forms')
  .map((file): [string, Schema] => [file.replace('.json', ''), JSON.parse(read(`generated/forms/${file}`)).schema])
  .filter(([, { properties = {} }]) => Object.keys(properties).length > 0);

/** A value that the schema allows. */
function good(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return goodRecord(schema);
  if (schema.type === 'array') return good(schema.items as Schema) === undefined ? [] : [good(schema.items as Schema)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date') return '2026-11-21';
  if (schema.format === 'uri' || schema.pattern?.startsWith('^https?')) return 'https://example.org';
  return schema.pattern?.includes('0-5') ? '08:30' : 'A103'.padEnd(schema.minLength ?? 0, '0');
}

function goodRecord(schema: Schema): Values {
  const names = Object.keys(schema.properties ?? {});
  return Object.fromEntries(names.map((name) => [name, good(propertySchema(schema, name))]));
}

/** Values on both sides of every limit that a field may have, and of the wrong kind. */
function probes(schema: Schema): unknown[] {
  const { minimum = 0, maximum = 100, minLength = 1, maxLength = 50 } = schema;
  const numbers = [minimum, minimum - 1, maximum, maximum + 1, minimum + 0.5, -0.1];
  const texts = [
    'A'.repeat(minLength),
    'A'.repeat(maxLength),
    'A'.repeat(maxLength + 1),
    '字'.repeat(maxLength),
    'a b!',
  ];
  const odd = [
    '2026-02-30',
    '2026-11-21',
    'not a uri',
    'ftp://host/file',
    '24:00',
    '08:30',
    true,
    [],
    ['A103', 'A103'],
    {},
  ];
  return [...numbers, ...texts, ...odd];
}

const documents = (schema: Schema): Values[] => {
  const whole = goodRecord(schema);
  const changed = Object.keys(schema.properties ?? {}).flatMap((name) => {
    const { [name]: _, ...without } = whole;
    return [without, ...probes(propertySchema(schema, name)).map((value) => ({ ...whole, [name]: value }))];
  });
  return [whole, {}, ...changed];
};

describe.each(forms)('the interpreter on the form %s', (_name, schema) => {
  test('agrees with the server’s Ajv and with RJSF’s own validator on every document', () => {
    const check = ajv.compile(schema);
    const all = documents(schema);
    const verdicts = all.map((values) => findErrors(schema, values).length === 0);
    expect(all.filter((values, index) => check(values) !== verdicts[index])).toEqual([]);
    expect(all.filter((values, index) => rjsf.isValid(schema, values, schema) !== verdicts[index])).toEqual([]);
    expect(verdicts.filter(Boolean).length).toBeGreaterThan(0);
    expect(verdicts.filter((verdict) => !verdict).length).toBeGreaterThan(10);
  });
});

describe('what is wrong', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 4, pattern: '\\S' },
      seconds: { type: 'integer', minimum: 5, maximum: 60 },
      members: { type: 'array', items: { type: 'string' }, minItems: 1 },
      settings: { type: 'object', properties: { day: { type: 'string', format: 'date' } }, required: ['day'] },
    },
    required: ['name', 'members'],
  };
  const codes = (values: Values) =>
    findErrors(schema, values).map(({ path, code, params }) => [path.join('.'), code, params]);

  test('is told at its field with the catalogue’s code', () => {
    expect(codes({ name: 'abcde', seconds: 2, members: ['a'] })).toEqual([
      ['name', 'too_long', { number: 4 }],
      ['seconds', 'cannot_be_lower_than', { number: 5 }],
    ]);
  });

  test('is told deep inside', () => {
    expect(codes({ name: 'ab', members: ['a'], settings: {} })).toEqual([['settings.day', 'field_required', {}]]);
  });

  test.each(['', '  ', '\u3000 '])('an empty list, or the text "%s", counts as not filled in', (name) => {
    expect(codes({ name, members: [] })).toEqual([
      ['name', 'field_required', {}],
      ['members', 'field_required', {}],
    ]);
  });
});
