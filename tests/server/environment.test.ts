import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment.ts';

test('what is not set has its default', () => {
  expect(readEnvironment({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: '',
    DEMO: '1',
    ADMIN_PASSWORD: '',
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set, and other variables do not matter', () => {
  expect(readEnvironment({ PORT: '', SHELL: 'sh' }).PORT).toBe(8080);
});

test('a port is a number', () => {
  expect(readEnvironment({ PORT: '8111' }).PORT).toBe(8111);
  expect(() => readEnvironment({ PORT: '70000' })).toThrow(/PORT must be <= 65535/);
});

test('the address of a database is one of PostgreSQL', () => {
  const address = 'postgresql://callboard:secret@db.hospital:5432/callboard';
  expect(readEnvironment({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://x/y' })).toThrow(/DATABASE_URL is no address of PostgreSQL/);
});
