import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleFiles, writeFiles } from '#codegen/output.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-output-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

const first = new Map([
  ['a.ts', 'a'],
  ['forms/b.json', 'b'],
]);

function write(files: Map<string, string>): string[] {
  const stale = staleFiles(folder, files);
  writeFiles(folder, files, stale);
  return stale;
}

describe('generated files', () => {
  it('are all stale where there are none', () => {
    expect(staleFiles(join(folder, 'none'), first)).toEqual(['a.ts', 'forms/b.json']);
  });

  it('are written, and then none is stale', () => {
    write(first);
    expect(readFileSync(join(folder, 'forms/b.json'), 'utf8')).toBe('b');
    expect(staleFiles(folder, first)).toEqual([]);
  });

  it('that changed are written again, and no other is touched', () => {
    write(first);
    const before = statSync(join(folder, 'forms/b.json')).mtimeMs;
    expect(write(new Map([...first, ['a.ts', 'changed']]))).toEqual(['a.ts']);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('changed');
    expect(statSync(join(folder, 'forms/b.json')).mtimeMs).toBe(before);
  });

  it('that are no longer made are taken away', () => {
    write(first);
    expect(write(new Map([['a.ts', 'a']]))).toEqual(['forms/b.json']);
    expect(existsSync(join(folder, 'forms/b.json'))).toBe(false);
  });
});
