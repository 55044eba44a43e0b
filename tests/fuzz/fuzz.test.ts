/** The short form of `npm run fuzz`: a few requests to every operation; a failure names the seed. */
import { expect, inject, test } from 'vitest';
import { engine } from '../running/engine.ts';
import { createDatabase, dropDatabase } from '../running/postgresql-database.ts';
import { fuzz } from './fuzz.ts';

const requestsEach = 5;
/** Always the same, so that what fails is the change's doing; `npm run fuzz` draws others. */
const usualSeed = 'callboard';
const limitMs = 600_000;

test('no bad or odd request breaks a rule', { timeout: limitMs }, async () => {
  const seed = process.env.FUZZ_SEED || usualSeed;
  const databaseUrl = engine === 'postgresql' ? await createDatabase(inject('postgresql')) : '';
  try {
    const { findings, requests } = await fuzz({ engine, databaseUrl, seed, runs: requestsEach });
    expect(findings.map(({ text }) => text).join('\n\n')).toBe('');
    expect(requests).toBeGreaterThan(300 * requestsEach);
  } finally {
    if (databaseUrl) await dropDatabase(inject('postgresql'), databaseUrl);
  }
});
