/** Bodies: what the schema allows, what it does not, and what is no JSON or no form at all. */
import type { Body } from './body.ts';
import type { FuzzOperation, Schema } from './contract.ts';
import { accepted, judgeJson, refused, unclear } from './judge.ts';
import { makeForm } from './make-form.ts';
import { type Known, makeValue } from './make-value.ts';
import { mutated } from './mutate.ts';
import type { Random } from './random.ts';

const json = 'application/json';

export function makeBody(operation: FuzzOperation, example: unknown, known: Known, random: Random): Body {
  const { body: schema, files } = operation;
  if (!schema) {
    if (random.percent(94)) return { bytes: undefined, contentType: undefined, judgement: accepted };
    const bytes = Buffer.from(random.pick(['{}', '{"a":1}', 'null', '{', 'x']));
    return { bytes, contentType: random.pick([json, 'text/plain']), judgement: unclear('a body where none is taken') };
  }
  const value = makeVaried(schema, example, known, random);
  if (files.length > 0 && random.percent(60)) return makeForm(operation, schema, value, random);
  return random.weighted<() => Body>([
    [55, () => ofJson(schema, value)],
    [32, () => ofJson(schema, mutated(schema, value, random))],
    [8, () => ofText(schema, JSON.stringify(value), random)],
    [5, () => ofAnotherKind(JSON.stringify(value), random)],
  ])();
}

/** The example with some of its fields made up, or a value made up whole. */
function makeVaried(schema: Schema, example: unknown, known: Known, random: Random): unknown {
  if (typeof example !== 'object' || example === null || random.percent(20))
    return makeValue(schema, '', known, random);
  if (random.percent(30)) return example;
  const made = makeValue(schema, '', known, random) as Record<string, unknown>;
  // A version is refused unless it is the last, and a gid names what the example speaks of: nothing behind them would be seen.
  if (random.percent(85)) delete made.version;
  const kept = Object.entries(example).filter(([name]) =>
    random.percent(/^gids?$/.test(name) ? 95 : name in made ? 60 : 90),
  );
  return { ...made, ...Object.fromEntries(kept) };
}

function ofJson(schema: Schema, value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value) ?? '');
  return { bytes, contentType: json, judgement: judgeJson(schema, bytes) };
}

/** The JSON itself written oddly. */
function ofText(schema: Schema, text: string, random: Random): Body {
  const first = text.replace(/^\{/, '');
  const name = /^\{"([^"]+)"/.exec(text)?.[1] ?? 'x';
  const change = random.weighted<() => string | Buffer>([
    [2, () => text.slice(0, random.upTo(text.length - 1))],
    [1, () => `${text}}`],
    [1, () => `${text}\n${text}`],
    [1, () => `\ufeff${text}`],
    [1, () => `${' '.repeat(random.pick([10, 10_000]))}${text}`],
    [2, () => `{"${name}":1,${first}`],
    [2, () => `{"__proto__":{"a":1},${first}`],
    [1, () => `{"\\u005f_proto__":1,${first}`],
    [1, () => `{"constructor":{"prototype":{"a":1}},${first}`],
    [
      2,
      () =>
        text.replace(
          /\d+/,
          random.pick(['1e999', '-0', '01', '1.', 'NaN', 'Infinity', '1e308', '0x10', '9007199254740993']),
        ),
    ],
    [1, () => text.replaceAll('"', "'")],
    [1, () => `/* */${text}`],
    [1, () => text.replace(/\}$/, ',}')],
    [1, () => random.pick(['', 'null', '[]', '""', '0', 'true', '[{}]', '\u0000', '{}'])],
    [1, () => `${'['.repeat(random.pick([1_000, 20_000]))}`],
    [1, () => `${'{"a":'.repeat(random.pick([1_000, 20_000]))}1${'}'.repeat(1_000)}`],
    [3, () => withInvalidUtf8(text, random)],
    [1, () => `{${Array.from({ length: random.pick([500, 5_000]) }, (_, index) => `"f${index}":${index}`).join()}}`],
    [2, () => withNested(text, random)],
  ])();
  const bytes = Buffer.from(change as string);
  return { bytes, contentType: json, judgement: judgeJson(schema, bytes) };
}

/** Lists, or objects, inside one another as the value of a field that may be there. */
function withNested(text: string, random: Random): string {
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ]);
  const depth = random.pick([100, 5_000, 20_000]);
  const name = random.pick([/"(\w+)"\s*:/.exec(text)?.[1] ?? 'x', 'settings', 'picture']);
  return text.replace(/^\{/, `{"${name}":${open.repeat(depth)}1${close.repeat(depth)},`).replace(/,\}$/, '}');
}

/** Bytes that are no UTF-8 inside the first text: alone, overlong, cut short, half a pair. */
function withInvalidUtf8(text: string, random: Random): Buffer {
  const odd = random.pick([
    [0xff],
    [0xc3],
    [0xc0, 0xaf],
    [0xe2, 0x82],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0x80],
  ]);
  const bytes = Buffer.from(text);
  const at = bytes.lastIndexOf(0x22);
  return at < 1 ? Buffer.from(odd) : Buffer.concat([bytes.subarray(0, at), Buffer.from(odd), bytes.subarray(at)]);
}

/** The same under a name that is not its own, or none. */
function ofAnotherKind(text: string, random: Random): Body {
  const bytes = Buffer.from(text);
  const type = random.pick([
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonx',
    'multipart/form-data',
    'application/octet-stream',
    'json',
    '*/*',
    '',
    undefined,
    'application/json; charset=utf-16',
    'application/json;charset=utf-8',
    'APPLICATION/JSON',
  ]);
  const ours = type?.toLowerCase().startsWith('application/json') && type !== 'application/jsonx';
  const judgement = ours ? unclear(`content type ${type}`) : refused(`content type ${type}`);
  const cut = random.percent(15) ? { cutAfter: random.upTo(bytes.length - 1) } : {};
  return { bytes, contentType: type, judgement, ...cut };
}
