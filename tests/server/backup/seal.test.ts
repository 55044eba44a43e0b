import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BackupProblem } from '#server/backup/backup-problem.ts';
import { sealed, unsealed } from '#server/backup/seal.ts';
import { makeKeyPair, type Opener, readPrivateKey, recipientFrom } from '#server/backup/seal-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-seal-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

function pair(name: string): { publicKey: string; opener: Opener } {
  const path = join(folder, name);
  return { publicKey: makeKeyPair(path), opener: readPrivateKey(path) };
}
const { publicKey, opener } = pair('a.key');
const seal = (content: Buffer, pieces = [content]) => Buffer.concat([...sealed(pieces, recipientFrom(publicKey))]);
const open = (bytes: Buffer, by = opener) => Buffer.concat([...unsealed([bytes], by)]);

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('%i bytes are what they were once opened', (length) => {
  const content = randomBytes(length);
  const bytes = seal(content);
  expect(open(bytes)).toEqual(content);
  expect(bytes.length).toBe(64 + length + 16 * Math.max(1, Math.ceil(length / 65_536)));
});

test('pieces of any size make the same content', () => {
  const content = randomBytes(200_000);
  const pieces = [content.subarray(0, 1), content.subarray(1, 65_537), content.subarray(65_537)];
  const bytes = seal(content, pieces);
  const crumbs = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
    bytes.subarray(at * 1000, at * 1000 + 1000),
  );
  expect(Buffer.concat([...unsealed(crumbs, opener)])).toEqual(content);
});

test('the same content sealed twice is not the same to look at', () => {
  const content = Buffer.from('林小明');
  expect(seal(content)).not.toEqual(seal(content));
  expect(seal(content).includes(content)).toBe(false);
});

describe('is refused', () => {
  const content = randomBytes(150_000);
  const bytes = seal(content);
  const chunk = 65_536 + 16;
  const changed = (at: number) => {
    const copy = Buffer.from(bytes);
    copy[at]! ^= 1;
    return copy;
  };
  test.each<[string, Buffer]>([
    ['a changed byte', changed(1000)],
    ['a changed tag', changed(bytes.length - 1)],
    ['another ephemeral key', changed(40)],
    ['a cut between chunks', bytes.subarray(0, 64 + chunk)],
    ['a cut in a chunk', bytes.subarray(0, 64 + chunk + 5)],
    ['a header alone', bytes.subarray(0, 64)],
    ['half a header', bytes.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
    [
      'chunks that changed places',
      Buffer.concat([
        bytes.subarray(0, 64),
        bytes.subarray(64 + chunk, 64 + 2 * chunk),
        bytes.subarray(64, 64 + chunk),
        bytes.subarray(64 + 2 * chunk),
      ]),
    ],
    ['a byte too many', Buffer.concat([bytes, Buffer.alloc(1)])],
  ])('%s', (_, altered) => {
    expect(() => open(altered)).toThrow(/damaged/);
  });

  test('another key', () => {
    expect(() => open(bytes, pair('b.key').opener)).toThrow(/not the one/);
  });
});

test('the private key is for its owner alone, and none is written over another', () => {
  expect(statSync(join(folder, 'a.key')).mode & 0o077).toBe(0);
  expect(() => makeKeyPair(join(folder, 'a.key'))).toThrow(BackupProblem);
  expect(readPrivateKey(join(folder, 'a.key')).recipient.raw).toEqual(recipientFrom(publicKey).raw);
});
