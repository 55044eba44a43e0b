import { expect, test } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { readYaml } from '#server/files/read-yaml.ts';

test('a mapping is read', () => {
  expect(readYaml('版本: 1.4.2\nfiles: [a, b]', 'file')).toEqual({ 版本: '1.4.2', files: ['a', 'b'] });
});

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'.split('').map((name, index) => {
    const before = 'abcdefgh'[index];
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
  }),
].join('\n');

test.each<[string, string | Buffer, number]>([
  ['a list', '- a\n- b', 1],
  ['a word', 'nothing', 1],
  ['nothing', '', 1],
  ['a fault in the second line', 'a: 1\nb: [', 2],
  ['the same key twice', 'a: 1\na: 2', 2],
  ['bytes that are no text', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe]), 1],
  ['aliases that unfold without end', bomb, 1],
])('%s is refused', (_, source, line) => {
  const refusal = refusalOf(() => readYaml(source, 'file'));
  expect(refusal?.entries).toEqual([{ code: 'yaml_invalid', field: 'file', params: { line } }]);
});

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}
