import { expect, test } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { lookUp } from '#kiosk/flow/look-up.ts';

const key = 'Ab-_56789012345678901234';
const attempt = { idempotencyKey: 'one', timeoutMs: 8_000, keepFailure: true } as const;

/** Shows a slip of a cashiers' queue whose number stands so. */
async function show(view: object) {
  const stands = { number: 12, width: 3, queueName: '批價', attendant: 'clerk', ahead: 0, ...view };
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => undefined,
    locale: () => 'th',
    fetch: async () => Response.json(stands),
  });
  return lookUp(client, { readings: [`https://hospital.example/ticket/${key}`], language: 'th' }, attempt);
}

test.each([
  [{ status: 'awaiting', noClinic: true }, { outcome: 'noClinic' }],
  [{ status: 'canceled' }, { outcome: 'canceled', said: 'kiosk.ticket.canceled' }],
  [
    { status: 'awaiting', expired: true },
    { outcome: 'sessionOver', said: 'kiosk.ticket.expired' },
  ],
  [{ status: 'temporarilyAway' }, { outcome: 'seeStaff', said: 'kiosk.ticket.awayTell', attendant: 'clerk' }],
  [{ status: 'passed' }, { outcome: 'passed', attendant: 'clerk' }],
])('of a slip whose number is %o it is said what became of the number, not of an appointment', async (view, told) => {
  expect(await show(view)).toMatchObject({ at: 'results', results: [told] });
});
