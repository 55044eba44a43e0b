/** A form and the server call what is wrong with a field by the same code, whatever was filled in. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutEmpty } from '#admin/data/changes.ts';
import { findErrors } from '#admin/form/find-errors.ts';
import { type FormDefinition, fieldWords } from '#admin/form/form-definition.ts';
import { limits } from '#generated/limits.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { boundsCheck } from '#server/shapes/bounds.ts';
import { compileExact } from '#server/shapes/shapes.ts';
import { read } from '#tests/architecture/sources.ts';
import { document, resolved, type Schema } from '#tests/fuzz/contract.ts';
import { makeValue } from '#tests/fuzz/make-value.ts';
import { mutated } from '#tests/fuzz/mutate.ts';
import { randomOf } from '#tests/fuzz/random.ts';

type FormSchema = Parameters<typeof findErrors>[0];
type Codes = Record<string, string>;

const valuesOfEach = 40;
const { schemas } = document.components;

/** Every schema of the contract that a form could have (one that holds itself could not), and the settings of panels. */
const contract: [string, Schema][] = [
  ...Object.entries(schemas).filter(([name]) => !holdsItself({ $ref: `#/components/schemas/${name}` })),
  ...panelTypes.map(({ schema, settings }): [string, Schema] => [schema, settings as Schema]),
];

/** Forms of records that somebody makes, with the shape by which the server takes them. */
const forms = readdirSync('generated/forms')
  .map((file) => file.replace('.json', ''))
  .filter((name) => `${name}Create` in schemas)
  .map((name) => [name, JSON.parse(read(`generated/forms/${name}.json`)) as FormDefinition] as const)
  .filter(
    ([
      ,
      {
        schema: { properties = {} },
      },
    ]) => Object.keys(properties).length > 0,
  );

describe.each(contract)('what is wrong with a %s', (name, schema) => {
  test('has the server’s code in a form', () => {
    const form = withoutReferences(schema) as FormSchema;
    const server = compileExact(schema as Parameters<typeof compileExact>[0]);
    const seen = wrongValues(name, schema).map((value) => {
      const filled = withoutEmpty(value);
      const answered = codesOf(server(filled));
      const shown = codesOf(
        findErrors(form, value).map(({ path, ...finding }) => ({ field: path.join('.'), ...finding })),
      );
      expect(comparable(shown, answered, schema, filled), beginning(value)).toEqual(answered);
      return Object.keys(answered).length;
    });
    expect(seen.filter(Boolean).length).toBeGreaterThan(0);
  });
});

describe.each(forms)('the form of a new %s', (name, { schema: form, uiSchema }) => {
  test('calls each of its fields wrong by the code that the call would answer', () => {
    const shape = { $ref: `#/components/schemas/${name}Create` };
    const server = compileExact(shape);
    // Files travel beside the body.
    const fields = Object.keys(form.properties ?? {}).filter((field) => !fieldWords(uiSchema[field]).upload);
    const ofForm = ([field, code]: [string, string]) =>
      fields.includes(field.split('.')[0] as string) && code !== 'unknown_field';
    for (const value of wrongValues(`form ${name}`, form as Schema)) {
      const filled = withoutEmpty(value);
      const answered = Object.fromEntries(Object.entries(codesOf(server(filled))).filter(ofForm));
      const shown = codesOf(
        findErrors(form, value).map(({ path, ...finding }) => ({ field: path.join('.'), ...finding })),
      );
      const codes = comparable(shown, answered, shape, filled);
      expect(Object.fromEntries(Object.entries(codes).filter(ofForm)), beginning(value)).toEqual(answered);
    }
  });
});

/**
 * Values that are nearly right, each with up to three things wrong somewhere; always the same ones. No form holds more
 * than some pages of text.
 */
function wrongValues(name: string, schema: Schema): unknown[] {
  const random = randomOf(`agreement ${name}`);
  return Array.from({ length: valuesOfEach }, () => {
    let value = makeValue(schema, name, () => undefined, random);
    for (let faults = random.upTo(3); faults > 0; faults--) value = wellFormed(mutated(schema, value, random)) ?? null;
    return value;
  }).filter((value) => String(JSON.stringify(value)).length < 50_000);
}

/** No form has fields of such names, nor boxes in boxes without end: these the server refuses apart. */
function wellFormed(value: unknown, depth = 0): unknown {
  // The least number there is counts as a multiple of everything where one divides, and of nothing where one does not.
  if (value === Number.MIN_VALUE) return 0.5;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 10) return null;
  if (Array.isArray(value)) return value.map((inner) => wellFormed(inner, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key.isWellFormed() && key !== '__proto__');
  return Object.fromEntries(entries.map(([key, inner]) => [key, wellFormed(inner, depth + 1)]));
}

/** Some are as large as an attack. */
function beginning(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 500);
}

/** By field: the code, and the number that its message names. */
function codesOf(errors: readonly { field?: string; code: string; params?: { number?: unknown } }[]): Codes {
  return Object.fromEntries(
    errors.map(({ field = '', code, params }) => [field, [code, params?.number ?? []].flat().join(' ')]),
  );
}

/**
 * What of a form's codes the server tells too. Of what is far too large it looks at nothing else, even within a value
 * that may not be there at all, and it stops somewhere.
 */
function comparable(shown: Codes, answered: Codes, schema: Schema, value: unknown): Codes {
  const isCut = Object.keys(answered).length >= limits.errorMessages || boundsCheck(schema as never)(value).length > 0;
  if (!isCut) return shown;
  const isInside = (field: string) => Object.keys(shown).some((outer) => outer === '' || field.startsWith(`${outer}.`));
  return Object.fromEntries(
    Object.entries(answered).map(([field, code]) => [
      field,
      Object.hasOwn(shown, field) ? (shown[field] as string) : isInside(field) ? code : 'none',
    ]),
  );
}

function holdsItself(schema: unknown, within: readonly string[] = []): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { $ref } = schema as Schema;
  if ($ref === undefined) return Object.values(schema).some((inner) => holdsItself(inner, within));
  return within.includes($ref) || holdsItself(resolved({ $ref }), [...within, $ref]);
}

/** As codegen makes a form of it: every reference replaced by what it points at. */
function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as Schema;
  if (typeof $ref === 'string') return withoutReferences(resolved({ $ref }));
  return Object.fromEntries(Object.entries(schema).map(([word, inner]) => [word, withoutReferences(inner)]));
}
