import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Database } from '#server/database/database.ts';
import { createStreamTickets } from '#server/stream/stream-tickets.ts';
import { openStore, type Store } from '../../running/store.ts';

const now = 1_000_000;
const tokenHash = 'ab'.repeat(32);
let store: Store;
let database: Database;
beforeEach(async () => {
  store = openStore();
  database = await store.open(() => now);
});
afterEach(async () => {
  await database.close();
  store.remove();
});

test('a ticket opens a stream until it expires, and not at that moment', async () => {
  const tickets = createStreamTickets(database);
  const { ticket, expiresAt } = await tickets.issue(tokenHash, now);
  expect(expiresAt).toBe(now + limits.streamTicketSeconds * 1000);
  expect(await tickets.open(ticket, expiresAt - 1)).toBe(tokenHash);
  await expect(tickets.open(ticket, expiresAt)).rejects.toThrow('please_login_again');
});

test('a ticket of before a restart opens, one with another token, another end or another signature does not', async () => {
  const { ticket } = await createStreamTickets(database).issue(tokenHash, now);
  const tickets = createStreamTickets(database);
  expect(await tickets.open(ticket, now)).toBe(tokenHash);
  const [token = '', expiry = '', signature = ''] = ticket.split('.');
  const later = (Number.parseInt(expiry, 36) + 1).toString(36);
  const other = Buffer.alloc(32, 1).toString('base64url');
  for (const forged of [
    [other, expiry, signature],
    [token, later, signature],
    [token, expiry, other],
    [token, expiry, ''],
    [token, expiry],
    [''],
  ]) {
    await expect(tickets.open(forged.join('.'), now)).rejects.toThrow('please_login_again');
  }
});
