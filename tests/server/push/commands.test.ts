/** Of several phones each is moved, and told, for itself. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimTold, movePhone } from '#server/push/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const organisationGid = 'demo';
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const [ticket, owner] of [
    ['first', 'room101'],
    ['second', 'room101'],
    ['third', 'room103'],
  ])
    hospital.connection.exec(
      `INSERT INTO ticket_push (ticket_gid, organisation_gid, owner_gid, endpoint, p256dh, auth, locale, origin, created_at)
       VALUES ('${ticket}', 'demo', '${owner}', '', '', '', 'zh-TW', '', 0)`,
    );
});
afterEach(() => hospital.close());

const phones = () =>
  hospital.rows(
    'SELECT ticket_gid AS ticket, owner_gid AS owner, soon_at AS soon, told_call AS call FROM ticket_push ORDER BY ticket',
  );
const told = (ticketGid: string, call?: string) =>
  hospital.run((context) => claimTold({ organisationGid, ticketGid, endpoint: '', call }, context));

test('the phone of a patient who is sent elsewhere is moved alone, and once', () => {
  const [, ...others] = phones();
  const move = () =>
    hospital.run((context) =>
      movePhone({ organisationGid, ticketGid: 'first', ownerGid: 'room103', isSoon: true }, context),
    );
  move();
  const moved = { ticket: 'first', owner: 'room103', soon: hospital.now, call: null };
  expect(phones()).toEqual([moved, ...others]);
  hospital.now += 1_000;
  move();
  expect(phones()).toEqual([moved, ...others]);
});

test('that a turn is near, and a call, are told to one phone, once', () => {
  const [, second, third] = phones();
  for (const call of [undefined, 'call1', 'call2']) {
    expect(told('first', call)).toBe(true);
    expect(told('first', call)).toBe(false);
  }
  expect(phones()).toEqual([{ ticket: 'first', owner: 'room101', soon: hospital.now, call: 'call2' }, second, third]);
});
