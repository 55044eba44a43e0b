/** Whatever changes something can be sent twice: by its key, or for a reason that stands here. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '#generated/families.ts';
import { operations as sent } from '#generated/operations.ts';
import { contract } from '#server/shapes/contract.ts';
import { openApp, type TestApp } from '../server/open-app.ts';
import { buildClinic } from '../server/small-clinic.ts';
import { exampleOf } from './example-request.ts';
import { bodyOf } from './made-records.ts';
import { allOperations } from './operation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const records = new Set(Object.values(families).flatMap((family) => Object.values(family.operations)));

/** Why a call needs no key. */
const reasons: readonly (readonly [why: string, applies: (operationId: string) => boolean])[] = [
  [
    'the answer is a secret that is told once and never kept',
    (id) =>
      /^(signIn|rotate)|Token$|StreamTicket$|^(begin|complete)SingleSignOn$|^(begin|confirm)SecondFactor$/.test(id),
  ],
  [
    'signing out twice is signing out',
    (id) => /^(signOut|revokeApiKeys|endSession|endOwnSession|endOtherSessions)$/.test(id),
  ],
  ['a panel that has a medium is not given it again', (id) => id === 'copyMedia'],
  ['a source that is asked twice is compared twice', (id) => id === 'checkMedia'],
  ['who has no second factor any more has none', (id) => id === 'resetSecondFactor'],
  [
    'bytes at a place sent twice are there once, and an upload begun twice is swept or yields',
    (id) => /^(begin|append|cancel)Upload$/.test(id),
  ],
  ['a slip is begun once, whoever says so how often', (id) => id === 'reportOwnSlip'],
  ['one phone is told of a ticket, however often it asks', (id) => /^(start|stop)TicketPush$/.test(id)],
  ['a device whose pairing has ended has none to end', (id) => id === 'unpairDevices'],
  ['who was let in already stays so', (id) => id === 'unlockSignIns'],
  [
    'it changes nothing',
    (id) => /^(simulatePolicy|tryVoices|drawSlip|findLaunchSettings|(find|export)PersonalData)$/.test(id),
  ],
  ['who was erased is erased', (id) => id === 'erasePersonalData'],
  ['a record: versions and names refuse the second, a whole value written twice is the same value', isOfRecords],
  ['who wants to speak wants it once, however often it is said', (id) => id === 'takeLoudspeaker'],
  [
    'a report says how things stand, and its receipts are kept once',
    (id) => /^report(Screen|ScreenAgain|Machine|Launcher)$/.test(id),
  ],
  [
    'a code that is not shown is forgotten by itself, and asking for a place changes nothing',
    (id) => /^(offerPairing|findOwnPlace)$/.test(id),
  ],
  ['a desk says that it is there, which twice is the same', (id) => id === 'reportDesk'],
  ['who has been asked already is asked once', (id) => /^(reloadScreens|askScreenPictures|orderDevices)$/.test(id)],
  ['who asks while a backup is being made asks for that one', (id) => id === 'makeBackup'],
  ['a day is closed once, whoever asks', (id) => id === 'checkOrgDailyReset'],
  ['a setting written twice is the same setting', (id) => /^(update|change|upload|suspend)/.test(id)],
];

function isOfRecords(id: string): boolean {
  const verbs =
    /^(create|update|delete|remove|toggle|sort|disableAll|enableAll|bulkCreate|bulkUpdate|bulkDelete|restore|join|leave|save)/;
  return records.has(id as never) || (verbs.test(id) && !/Appointment|Ticket|Number|Queue|CheckIn/.test(id));
}

const changing = allOperations(contract).filter(
  ({ operationId, method }) => method !== 'GET' || /^takeNumber/.test(operationId),
);
const keyed = changing.filter(({ operationId }) => sent[operationId as keyof typeof sent].idempotent);

test('every call that changes something takes a key, or there is a reason why not', () => {
  const without = changing.filter((operation) => !keyed.includes(operation)).map(({ operationId }) => operationId);
  expect(without.filter((id) => !reasons.some(([, applies]) => applies(id)))).toEqual([]);
});

test('every command of the queue takes one', () => {
  const queue = changing.filter(({ path }) => /\/queue\/\{variant\}\/|checkIn|take\/number/.test(path));
  expect(queue.length).toBeGreaterThan(20);
  expect(queue.filter((operation) => !keyed.includes(operation)).map(({ operationId }) => operationId)).toEqual([]);
});

describe.each(keyed)('$operationId', (operation) => {
  test('sent twice with one key acts once and answers alike', async () => {
    const clinic = await buildClinic(app);
    const request = await exampleOf(operation, app, clinic);
    const body = bodyOf(request.body, request.files);
    const headers = { 'idempotency-key': `twice-${operation.operationId}` };
    const twice = [1, 2].map(() => () => app.call(operation.method, request.path, { ...request, body, headers }));
    const [first, second] = [await twice[0]!(), await twice[1]!()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect({ ...second.body, serverTime: 0 }).toEqual({ ...first.body, serverTime: 0 });
  });
});
