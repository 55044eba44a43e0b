/** Makes one request: who asks, for what, how it is written. */
import type { ExampleRequest } from '../contract/example-request.ts';
import type { Body } from './body.ts';
import type { FuzzOperation } from './contract.ts';
import type { Credential } from './credentials.ts';
import { type Judgement, judgePath, judgeQuery, refused, strictest, unclear } from './judge.ts';
import { makeBody } from './make-body.ts';
import { type Known, makeValue } from './make-value.ts';
import { longText, oddTexts } from './odd-values.ts';
import { type Random, randomOf } from './random.ts';
import { type FuzzRequest, mayCall } from './request.ts';

/** What a request is made from; the same for every request between two looks at the world. */
export interface Ingredients {
  readonly seed: string;
  readonly operation: FuzzOperation;
  readonly credentials: readonly Credential[];
  /** The operation's example with things of the organisation that asks, and of the other. */
  readonly own: ExampleRequest;
  readonly foreign: ExampleRequest;
  readonly known: Known;
  readonly ownOrganisation: string;
  readonly foreignOrganisation: string;
}

type Pair = readonly [name: string, value: string];

export function makeRequest(ingredients: Ingredients, index: number): FuzzRequest {
  const { seed, operation, own, foreign, known } = ingredients;
  const random = randomOf(`${seed}:${operation.operationId}:${index}`);
  const credential = whoAsks(ingredients, random);
  // One of the two speaks of what the other has.
  const example = random.percent(credential.side === 'own' ? 12 : 70) && credential.kind ? foreign : own;
  const of = credential.side === 'other' ? own : example;
  const path = makePath(operation, of, random);
  const query = makeQuery(ingredients, of, credential, random);
  const body = makeBody(operation, of.body, known, random);
  const headers = makeHeaders(operation, credential, body, random);
  const judgement = strictest([path.judgement, query.judgement, body.judgement, headers.judgement]);
  return {
    operation,
    index,
    credential,
    method: operation.method,
    target: path.text + query.text,
    headers: headers.lines,
    body: body.bytes,
    ...(body.cutAfter !== undefined && { cutAfter: body.cutAfter }),
    verdict: judgement.verdict,
    why: judgement.why,
  };
}

/** Most requests come from those who may call; everybody else has a turn too. */
function whoAsks({ operation, credentials }: Ingredients, random: Random): Credential {
  const allowed = credentials.filter((one) => mayCall(operation, one));
  const own = allowed.filter(({ side }) => side !== 'other');
  const others = allowed.filter(({ side }) => side === 'other');
  const chosen = random.weighted([
    [own.length > 0 ? 68 : 0, own],
    [others.length > 0 ? 12 : 0, others],
    [20, credentials],
  ] as const);
  return random.pick(chosen);
}

function makePath({ path, parameters }: FuzzOperation, example: ExampleRequest, random: Random) {
  const values = example.path.split('/');
  const judgements: Judgement[] = [];
  const segments = path.split('/').map((segment, index) => {
    const parameter = parameters.find(({ name, in: place }) => place === 'path' && segment === `{${name}}`);
    if (!parameter) return segment;
    const usual = values[index] ?? 'x';
    if (random.percent(80)) return usual;
    const made = random.percent(50) ? String(makeValue(parameter.schema, parameter.name, () => undefined, random)) : '';
    const text = random.pick([
      made,
      made,
      ...[
        '%2F',
        '%00',
        '..',
        '.',
        '%',
        '%ZZ',
        '%C3',
        '%ED%A0%80',
        '..%2F..',
        ';',
        usual.toUpperCase(),
        `${usual}%20`,
        'x'.repeat(300),
      ],
    ]);
    const written = text === made ? encodeURIComponent(made.toWellFormed()) : text;
    judgements.push(judgeSegment(parameter, written));
    return written;
  });
  const text = segments.join('/');
  if (random.percent(98)) return { text, judgement: strictest(judgements) };
  const odd = random.pick([
    `${text}/`,
    text.replace('/api/', '/api//'),
    `${text}%2F`,
    `${text}/..`,
    text.replace('/api/', '/%61pi/'),
    text.toUpperCase(),
    `/x/..${text}`,
    `${text};a=1`,
  ]);
  return { text: odd, judgement: unclear('another way of writing the address') };
}

function judgeSegment({ name, schema }: FuzzOperation['parameters'][number], written: string): Judgement {
  try {
    // A client in between may already have read dots as steps.
    return written === '.' || written === '..'
      ? unclear('a step')
      : judgePath(name, schema, decodeURIComponent(written));
  } catch {
    return refused(`${name} is not encoded`);
  }
}

function makeQuery(ingredients: Ingredients, example: ExampleRequest, credential: Credential, random: Random) {
  const { operation, known, ownOrganisation, foreignOrganisation } = ingredients;
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs: Pair[] = [];
  for (const { name, schema, required } of declared) {
    const usual = example.query[name];
    if (name === 'orgGid') {
      const share = credential.kind === 'systemAdvance' ? 95 : 15;
      if (random.percent(share)) pairs.push([name, random.percent(85) ? ownOrganisation : foreignOrganisation]);
    } else if (name === 'panelGid' && credential.panelGid && random.percent(70))
      pairs.push([name, credential.panelGid]);
    else if (usual !== undefined && random.percent(75)) pairs.push(...asPairs(name, usual));
    else if (random.percent(required ? 85 : 12)) pairs.push(...asPairs(name, makeValue(schema, name, known, random)));
  }
  if (random.percent(operation.body ? 12 : 25))
    alter(
      pairs,
      declared.map(({ name }) => name),
      random,
    );
  const judgement = judgeQuery(operation, pairs);
  const text = pairs
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
  if (random.percent(97))
    return { text: text && `?${text}`, judgement: pairs.some(isBroken) ? unclear('half a pair') : judgement };
  const odd = random.pick([
    '%',
    '%ZZ=1',
    '%C3%28=1',
    'page=%FF',
    '&&&',
    '=',
    'a[b]=1',
    '?',
    '#x',
    '__proto__=1',
    `a=${'x'.repeat(9_000)}`,
  ]);
  return { text: `?${text}${text && '&'}${odd}`, judgement: unclear('an odd query') };
}

/** Half a surrogate pair has no encoding: it is sent as another character. */
function isBroken([name, value]: Pair): boolean {
  return !name.isWellFormed() || !value.isWellFormed();
}

function asPairs(name: string, value: unknown): Pair[] {
  return (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const);
}

function alter(pairs: Pair[], names: readonly string[], random: Random): void {
  const odd = random.pick([
    ...oddTexts,
    '0',
    '-1',
    '101',
    '1e308',
    '1e999',
    'Infinity',
    '0x10',
    '1.5',
    '9007199254740993',
    longText(300, random),
  ]);
  const at = random.upTo(Math.max(0, pairs.length - 1));
  const name = pairs[at]?.[0] ?? random.pick(names.length > 0 ? names : ['x']);
  random.weighted<() => void>([
    [6, () => void pairs.splice(at, 1, [name, odd])],
    [3, () => void pairs.push([random.pick(names.length > 0 ? names : ['x']), odd])],
    [2, () => void pairs.splice(at, 1)],
    [1, () => void pairs.push([name, odd])],
    [1, () => void pairs.push(['nonsense', odd])],
    [1, () => void pairs.push([`${name}[]`, odd])],
    [1, () => void pairs.push(['__proto__', odd])],
    [1, () => void pairs.push([name.toUpperCase(), odd])],
  ])();
}

function makeHeaders({ parameters }: FuzzOperation, credential: Credential, { contentType }: Body, random: Random) {
  const lines: Pair[] = authorization(credential, random);
  if (contentType !== undefined) lines.push(['content-type', contentType]);
  const judgements: Judgement[] = [];
  const takesKey = parameters.find(({ name }) => name === 'Idempotency-Key');
  if (takesKey && random.percent(30)) {
    const usual = `key-${random.upTo(40)}-fuzz`;
    const key = random.percent(60)
      ? usual
      : random.pick(['short', 'x'.repeat(65), 'x'.repeat(64), 'with space', 'ünïcode', 'a/b/c/d/e', '', "';--xxxx"]);
    lines.push(['idempotency-key', key]);
    judgements.push(/^[A-Za-z0-9_-]{8,64}$/.test(key) ? strictest([]) : refused('Idempotency-Key'));
    // The same key for another call is refused for what it is.
    if (random.percent(5)) {
      lines.push(['Idempotency-Key', `${usual}-2`]);
      judgements.push(unclear('two keys'));
    }
  }
  if (random.percent(10)) {
    lines.push([
      'accept-language',
      random.pick(['th', 'en-US,en;q=0.9', 'xx', '*', ';;;q=', `${'a,'.repeat(3_000)}`, 'zh-TW;q=1e999']),
    ]);
  }
  if (random.percent(4)) {
    lines.push(
      random.pick<Pair>([
        ['x-forwarded-for', '1.2.3.4, ::1, x'.repeat(20)],
        ['if-none-match', '"x", *'],
        ['range', 'bytes=9-1,-5'],
        ['origin', 'https://example.org'],
        ['expect', '100-continue'],
        ['x-http-method-override', 'DELETE'],
        ['traceparent', '00-zz-zz-01'],
        ['cookie', `a=${'x'.repeat(3_000)}`],
        ['content-encoding', 'gzip'],
        ['accept', 'text/xml'],
        ['user-agent', 'ÿ'.repeat(900)],
      ]),
    );
    judgements.push(unclear('an odd header'));
  }
  return { lines, judgement: strictest(judgements) };
}

function authorization({ token, sentAs }: Credential, random: Random): Pair[] {
  if (token === undefined) {
    return random.percent(70)
      ? []
      : [
          [
            'authorization',
            random.pick([
              '',
              'Bearer',
              'Bearer ',
              'Basic eDp5',
              'Bearer a b',
              `Bearer ${'x'.repeat(4_000)}`,
              'Bearer ÿ',
            ]),
          ],
        ];
  }
  if (sentAs === 'apiKey') return [['x-api-key', token]];
  return [
    ['authorization', `${random.percent(95) ? 'Bearer' : random.pick(['bearer', 'BEARER', 'Bearer '])} ${token}`],
  ];
}
