/** Forms with files (multipart/form-data): whole, lying, broken. */

import { opaquePng } from '../running/one-pixel.ts';
import type { Body } from './body.ts';
import type { FuzzOperation, Schema } from './contract.ts';
import { type Judgement, judgeJson, refused, strictest, unclear } from './judge.ts';
import { mutated } from './mutate.ts';
import { longText } from './odd-values.ts';
import type { Random } from './random.ts';

interface Part {
  readonly head: string;
  readonly bytes: Buffer;
}

/** Files of every kind that is taken somewhere, right and wrong ones. */
const contents: readonly (readonly [name: string, type: string, bytes: Buffer])[] = [
  ['picture.png', 'image/png', opaquePng],
  ['huge.png', 'image/png', pictureClaiming(60_000, 60_000)],
  ['cut.png', 'image/png', opaquePng.subarray(0, 30)],
  ['picture.jpg', 'image/jpeg', opaquePng],
  ['page.png', 'image/png', Buffer.from('<html><script>alert(1)</script>')],
  ['drawing.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
  ['film.mp4', 'video/mp4', Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(60)])],
  ['voice.mp3', 'audio/mpeg', Buffer.from(`ID3\x03\0\0\0\0\0\0${'\xff\xfb\x10\xc4'.repeat(50)}`, 'latin1')],
  ['release.zip', 'application/zip', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')],
  ['release.zip', 'application/zip', Buffer.from('504b0304ffffffffffffffff', 'hex')],
  ['launch.yaml', 'application/yaml', Buffer.from('version: 1.4.2\nfiles: []\n')],
  ['bomb.yaml', 'application/yaml', Buffer.from(`a: &a [x,x]\n${levels()}`)],
  [
    'keys.yaml',
    'application/yaml',
    Buffer.from(Array.from({ length: 3_000 }, (_, index) => `k${index}: 1`).join('\n')),
  ],
  ['deep.yaml', 'application/yaml', Buffer.from(`a: ${'['.repeat(3_000)}`)],
  ['empty.png', 'image/png', Buffer.alloc(0)],
  ['../../escape.png', 'image/png', opaquePng],
  ['zero\u0000.png', 'image/png', opaquePng],
];

export function makeForm(operation: FuzzOperation, schema: Schema, value: unknown, random: Random): Body {
  const sent = random.percent(25) ? mutated(schema, value, random) : value;
  const json = Buffer.from(JSON.stringify(sent) ?? '');
  const data: Part = { head: 'form-data; name="data"', bytes: json };
  const [name, type, bytes] = random.pick(contents);
  const field = random.pick(operation.files);
  const file: Part = { head: `form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, bytes };
  const said = judgeJson(schema, json);
  // Whether a file is taken is a matter of its bytes, which no schema tells.
  const lies = unclear('a file');
  return random.weighted<() => Body>([
    [30, () => form([data, file], strictest([said, lies]))],
    [10, () => form([data], said)],
    [4, () => form([file, data], refused('the data after the file'))],
    [4, () => form([file], refused('no data'))],
    [3, () => form([], refused('an empty form'))],
    [3, () => form([data, data], refused('data twice'))],
    [3, () => form([data, file, file], refused('a file twice'))],
    [3, () => form([data, { ...file, head: 'form-data' }], refused('a part without a name'))],
    [
      3,
      () => form([data, { ...file, head: 'form-data; name="nonsense"; filename="a.png"' }], refused('an unknown part')),
    ],
    [3, () => form([data, { ...file, head: `form-data; name="${field}"` }], refused('a file that is a field'))],
    [2, () => form([{ ...data, head: longText(20_000, random) }], refused('a giant head'))],
    [
      2,
      () => form([data, { ...file, head: `form-data; name="__proto__"; filename="x"` }], refused('a part __proto__')),
    ],
    [
      2,
      () => ({
        ...form([data, file], refused('another boundary')),
        contentType: 'multipart/form-data; boundary=other',
      }),
    ],
    [2, () => ({ ...form([data, file], refused('no boundary')), contentType: 'multipart/form-data' })],
    [2, () => shortened(form([data, file], refused('the end is missing')), random)],
    [2, () => cut(form([data, file], unclear('cut short')), random)],
  ])();
}

function form(parts: readonly Part[], judgement: Judgement): Body {
  const chunks = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--fuzz\r\nContent-Disposition: ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const bytes = Buffer.concat([...chunks, Buffer.from('--fuzz--\r\n')]);
  return { bytes, contentType: 'multipart/form-data; boundary=fuzz', judgement };
}

/** Its closing boundary, and a little more, is left out. */
function shortened(body: Body, random: Random): Body {
  const bytes = body.bytes as Buffer;
  return { ...body, bytes: bytes.subarray(0, bytes.length - 12 - random.upTo(40)) };
}

/** The connection ends before the body does. */
function cut(body: Body, random: Random): Body {
  return { ...body, cutAfter: random.upTo((body.bytes?.length ?? 1) - 1) };
}

/** A header that promises more than a machine has, and nothing behind it. */
function pictureClaiming(width: number, height: number): Buffer {
  const claimed = Buffer.from(opaquePng);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  return claimed;
}

/** Aliases of aliases. */
function levels(): string {
  return Array.from('bcdefgh', (name, index) => {
    const before = 'abcdefgh'[index];
    return `${name}: &${name} [*${before},*${before},*${before},*${before},*${before},*${before},*${before},*${before}]`;
  }).join('\n');
}
