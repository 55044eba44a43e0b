import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { readYaml } from '#server/files/read-yaml.ts';
import { hostileYaml } from './hostile-files.ts';

test('a mapping is read', () => {
  expect(readYaml('版本: 1.4.2\nfiles: [a, b]', 'file')).toEqual({ 版本: '1.4.2', files: ['a', 'b'] });
});

test.each<[string, string | Buffer, number]>([
  ['a list', '- a\n- b', 1],
  ['a word', 'nothing', 1],
  ['nothing', '', 1],
  ['a fault in the second line', 'a: 1\nb: [', 2],
  ['the same key twice', 'a: 1\na: 2', 2],
  ['bytes that are no text', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe]), 1],
  ['aliases that unfold without end', hostileYaml['aliases that unfold without end']!(), 1],
  ['the same key twice, deep inside', 'a:\n  b: [{c: 1, c: 2}]', 2],
])('%s is refused', (_, source, line) => {
  const refusal = refusalOf(() => readYaml(source, 'file'));
  expect(refusal?.entries).toEqual([{ code: 'yaml_invalid', field: 'file', params: { line } }]);
});

describe('what would take seconds or minutes is refused', () => {
  test.each(Object.entries(hostileYaml))('in proportion to its size: %s', (_, source) => {
    const began = process.cpuUsage();
    const refusal = refusalOf(() => readYaml(source(), 'file'));
    const { user } = process.cpuUsage(began);
    expect(refusal?.entries[0]?.code).toMatch(/^yaml_(invalid|too_complex)$/);
    // The parser alone took 5 s to 2 minutes of several of these.
    expect(user / 1000).toBeLessThan(2500);
  });
});

test('a configuration of some hundred lines with comments is read', () => {
  const lines = Array.from({ length: 600 }, (_, index) => `# what it does\nkey${index}: {at: "07:30", doors: [1, 2]}`);
  expect(() => readYaml(lines.slice(0, 300).join('\n'), 'file')).not.toThrow();
  expect(refusalOf(() => readYaml(lines.join('\n'), 'file'))?.entries[0]?.code).toBe('yaml_too_complex');
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
