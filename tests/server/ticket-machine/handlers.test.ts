/** What a phone asks for by its ticket's key, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TicketWish } from '#generated/values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const machine = '/api/v1/collab/ticket';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

test('a wish that is sent again, because its answer was lost, undoes nothing that was pressed since', async () => {
  const { url } = await app.done('GET', `${machine}/machine/take/number`, { token: clinic.tokens.ticketMachine });
  const key = url.split('/').at(-1);
  const press = async (wish: TicketWish, press: string) => {
    const headers = { 'idempotency-key': press };
    return (await app.done('POST', `${machine}/wish`, { body: { key, wish }, headers })).status;
  };
  expect(await press('comeLater', 'the-first-press-1')).toBe('temporarilyAway');
  const back = await press('back', 'of-the-other-phone-1');
  expect(back).not.toBe('temporarilyAway');
  expect(await press('comeLater', 'the-first-press-1')).toBe(back);
  expect(await press('comeLater', 'a-second-press-1')).toBe('temporarilyAway');
});
