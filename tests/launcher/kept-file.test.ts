import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '#launcher/kept-file.ts';

test('of what could not be written whole nothing stays: a disk that is full would be kept full by it', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-kept-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  // Nothing can take the place of a folder.
  mkdirSync(join(folder, 'release.cjs'));
  expect(() => writeWhole(join(folder, 'release.cjs'), 'half of a release')).toThrow();
  expect(readdirSync(folder)).toEqual(['release.cjs']);
});
