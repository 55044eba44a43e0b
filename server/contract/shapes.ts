import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RefusalEntry } from '../errors/refusal.ts';
import { faultsOf } from './faults.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The bundled OpenAPI document, as codegen made it. */
export const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The document's name inside Ajv; references are pointed at it, never dereferenced, which would lose keywords beside them. */
const documentId = 'callboard';

const strict = compiler(false);
const coercing = compiler('array');
const shapes = new Map<string, ValidateFunction>();

function compiler(coerceTypes: false | 'array'): Ajv {
  // allErrors is bounded: every shape has maxLength and maxItems, and a body at most a megabyte.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    coerceTypes,
    useDefaults: coerceTypes !== false,
  });
  addFormats.default(ajv);
  ajv.addSchema(pointAtDocument(contract) as Schema, documentId, false, false);
  return ajv;
}

/** A validator for bodies and answers: nothing is coerced and no default filled in. */
export function compileExact(schema: Schema): ValidateFunction {
  return strict.compile(pointAtDocument(schema) as Schema);
}

/** A validator for parameters, which arrive as text: they are coerced in place and defaults filled in. */
export function compileCoercing(schema: Schema): ValidateFunction {
  return coercing.compile(pointAtDocument(schema) as Schema);
}

/** What is wrong with a value as a named shape of the contract; empty when nothing is. */
export function shapeFaults(shape: string, value: unknown): RefusalEntry[] {
  let validate = shapes.get(shape);
  if (!validate) {
    validate = compileExact({ $ref: `#/components/schemas/${shape}` });
    shapes.set(shape, validate);
  }
  return validate(value) ? [] : faultsOf(validate.errors ?? []);
}

function pointAtDocument(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pointAtDocument);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#/')
        ? [key, `${documentId}${value}`]
        : [key, pointAtDocument(value)],
    ),
  );
}
