/** What the contract says of the parts of a request, read apart from the server's own loader. */
import { dropHidden } from '#server/shapes/drop-hidden.ts';
import { shapeFault } from './check-shape.ts';
import { type FuzzOperation, resolved, type Schema } from './contract.ts';
import type { Verdict } from './request.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly why: string;
}

export const accepted: Judgement = { verdict: 'accept', why: '' };
export const refused = (why: string): Judgement => ({ verdict: 'refuse', why });
export const unclear = (why: string): Judgement => ({ verdict: 'unclear', why });

/** The strictest of several. */
export function strictest(judgements: readonly Judgement[]): Judgement {
  return (
    judgements.find(({ verdict }) => verdict === 'refuse') ??
    judgements.find(({ verdict }) => verdict === 'unclear') ??
    accepted
  );
}

/** Beyond this a validator that goes on after the first fault takes seconds: whoever made the value says what it is. */
const largest = 60_000;
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The parameters of the query: each by its schema, none besides. */
export function judgeQuery(operation: FuzzOperation, pairs: readonly (readonly [string, string])[]): Judgement {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const strange = pairs.find(([name]) => !declared.some((parameter) => parameter.name === name));
  if (strange) return refused(`unknown parameter ${strange[0].slice(0, 30)}`);
  return strictest(
    declared.map(({ name, schema, required }) => {
      const values = pairs.filter(([key]) => key === name).map(([, value]) => value);
      if (values.length === 0) return required ? refused(`no ${name}`) : accepted;
      return judgeParameter(name, schema, values);
    }),
  );
}

function judgeParameter(name: string, given: Schema, values: readonly string[]): Judgement {
  const schema = resolved(given);
  if (values.some(isOdd)) return refused(`${name}: no text that can be kept`);
  if (schema.type === 'array') {
    const items = values.map((value) => coerced(resolved(schema.items ?? {}), value));
    if (items.includes(undefined)) return unclear(`${name}: written oddly`);
    return byShape(schema, items, name);
  }
  if (values.length > 1) return refused(`${name} twice`);
  const value = coerced(schema, values[0] as string);
  return value === undefined ? unclear(`${name}: written oddly`) : byShape(schema, value, name);
}

/** A path parameter, decoded. */
export function judgePath(name: string, schema: Schema, value: string): Judgement {
  if (value === '') return refused(`no ${name}`);
  return isOdd(value) ? refused(`${name}: no text that can be kept`) : byShape(schema, value, name);
}

/** A text as the value it stands for; undefined where JSON would not write it so, but a program may well read it. */
function coerced({ type }: Schema, text: string): unknown {
  if (type === 'integer' || type === 'number') {
    if (!jsonNumber.test(text)) return text.trim() !== '' && !Number.isNaN(Number(text)) ? undefined : text;
    const value = Number(text);
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? undefined : value;
  }
  if (type === 'boolean')
    return text === 'true' ? true : text === 'false' ? false : ['1', '0', ''].includes(text) ? undefined : text;
  if (type !== 'string' && text === '') return undefined;
  return text;
}

/** The bytes of a JSON body. */
export function judgeJson(schema: Schema, bytes: Buffer): Judgement {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refused('no UTF-8');
  }
  if (text.startsWith('\ufeff')) return unclear('a byte order mark');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('no JSON');
  }
  if (/"(__proto__|constructor)"\s*:/.test(text.replaceAll(/\\u005f/gi, '_'))) return unclear('a name of the language');
  if (bytes.length > largest) return unclear('large');
  if (isNestedDeep(value)) return unclear('nested');
  // Limits follow from what a schema allows, written without waste: no spaces, no key twice.
  if (text.length > JSON.stringify(value).length + 500) return unclear('padded');
  return judgeValue(schema, value);
}

export function judgeValue(schema: Schema, value: unknown): Judgement {
  if (hasOdd(value)) return refused('no text that can be kept');
  return byShape(schema, value, 'body');
}

/** As it is read: characters that nobody sees are left out before anything is checked. */
function byShape(schema: Schema, value: unknown, name: string): Judgement {
  const read = { value: structuredClone(value) };
  dropHidden(read);
  const fault = shapeFault(schema, read.value);
  return fault === undefined ? accepted : refused(`${name} ${fault}`);
}

/** Half a surrogate pair, or the character zero: no database keeps them as they are (decision 003). */
function isOdd(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function hasOdd(value: unknown): boolean {
  if (typeof value === 'string') return isOdd(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isOdd(name) || hasOdd(inner));
}

function isNestedDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > 60 || Object.values(value).some((inner) => isNestedDeep(inner, depth + 1));
}
