import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { load } from '#codegen/load.ts';
import { problemsOf, product } from '../fixture.ts';

describe('check', () => {
  it('finds nothing wrong with the small product of these tests', () => {
    expect(problemsOf(product())).toEqual([]);
  });

  it('finds nothing wrong with this repository', () => {
    const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
    expect(problemsOf(load(root))).toEqual([]);
  });
});
