import type { ErrorObject } from 'ajv';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RefusalEntry } from '../errors/refusal.ts';
import { boundsCheck, numbersCheck } from './bounds.ts';
import { contract, type Schema } from './contract.ts';
import { faultsOf } from './faults.ts';
import { uniqueItems } from './unique-items.ts';

/**
 * What is wrong with a value, each with the path of its field; empty when nothing is.
 * @param prepare done to the value once it is known not to be too large, before it is judged
 */
export type Check = (value: unknown, prefix?: string, prepare?: Prepare) => RefusalEntry[];

export type Prepare = (value: unknown) => void;

/** The document's name inside Ajv; references are pointed at it, never dereferenced, which would lose keywords beside them. */
const documentId = 'callboard';

/** More faults than anybody reads: looking for others would only take time. */
const mostFaults = 200;

/** Made when the first check of its kind is: the writer's thread, which loads this file too, mostly makes none. */
const exact = madeOnce(() => compiler(false));
const coercing = madeOnce(() => compiler('array'));
const compiled = new Map<() => Ajv, Map<string, Check>>();

function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function compiler(coerceTypes: false | 'array'): Ajv {
  const ajv = new Ajv({
    strict: false,
    strictNumbers: true,
    allErrors: true,
    verbose: true,
    coerceTypes,
    useDefaults: coerceTypes !== false,
    // That the document is right is checked where it is made; the schema of schemas is the dearest of all.
    meta: false,
    validateSchema: false,
    // Making the code of a check shorter takes a third of the time that it is made in; the engine does that itself.
    code: { process: stopAtMostFaults, optimize: false },
  });
  addFormats.default(ajv);
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems);
  // All that anything refers to; the operations, three times as much, need not be looked through.
  const { schemas } = contract.components;
  ajv.addSchema(pointAtDocument({ components: { schemas } }) as Schema, documentId, false, false);
  return ajv;
}

/** Lets the code that Ajv makes leave its loops over items once enough is wrong; it has no option for that. */
function stopAtMostFaults(code: string): string {
  return code.replaceAll(
    /for\(let (i\d+)=0; \1<len\d+; \1\+\+\)\{/g,
    (loop) => `${loop}if(errors>=${mostFaults})throw {faultsUntilStop:vErrors};`,
  );
}

/** @throws what else went wrong */
function faultsUntilStop(thrown: unknown): ErrorObject[] {
  if (thrown instanceof Error) throw thrown;
  return (thrown as { faultsUntilStop: ErrorObject[] }).faultsUntilStop;
}

/** A check of bodies and answers: nothing is coerced and no default filled in. */
export function compileExact(schema: Schema): Check {
  return compile(exact, schema);
}

/** A check of parameters, which arrive as text: they are coerced in place and defaults filled in. */
export function compileCoercing(schema: Schema): Check {
  return compile(coercing, schema);
}

/** What is wrong with a value as a named shape of the contract; empty when nothing is. */
export function shapeFaults(shape: string, value: unknown, prepare?: Prepare): RefusalEntry[] {
  return compileExact({ $ref: `#/components/schemas/${shape}` })(value, undefined, prepare);
}

/** Sizes first: nothing looks into what is too long. Many operations share what they take, so each is made once. */
function compile(kind: () => Ajv, schema: Schema): Check {
  const known = compiled.get(kind) ?? new Map<string, Check>();
  compiled.set(kind, known);
  const text = JSON.stringify(schema);
  const found = known.get(text);
  if (found) return found;
  const tooMuch = boundsCheck(schema);
  const noNumbers = kind === coercing ? numbersCheck(schema) : () => [];
  const validate = kind().compile(pointAtDocument(schema) as Schema);
  const check: Check = (value, prefix, prepare) => {
    const over = [...tooMuch(value, prefix), ...noNumbers(value)];
    if (over.length > 0) return over;
    prepare?.(value);
    try {
      return validate(value) ? [] : faultsOf(validate.errors ?? [], prefix);
    } catch (error) {
      return faultsOf(faultsUntilStop(error), prefix);
    }
  };
  known.set(text, check);
  return check;
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
