/** What patients do with their number themselves, by its key. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TicketWish } from '#generated/values.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const wish = (key: string, wish: TicketWish) =>
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish }, context));
const look = (key: string) => hospital.read(composeTicketView(key, hospital.now));
const waiting = () => hospital.look('room101').waiting.map(({ number }) => number);

/** Three people with numbers, and their keys. */
function three(): string[] {
  hospital.act('room101', { kind: 'logIn' });
  return [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
}

test('who steps out is not called, and is back in the line with a press; done twice it is done once', () => {
  const [, second] = three();
  expect(look(second!).wishes).toEqual(['comeLater', 'giveUp']);
  wish(second!, 'comeLater');
  wish(second!, 'comeLater');
  expect(waiting()).toEqual([1, 3]);
  expect(look(second!)).toMatchObject({ status: 'temporarilyAway', wishes: ['back', 'giveUp'] });
  wish(second!, 'back');
  wish(second!, 'back');
  expect(waiting().toSorted()).toEqual([1, 2, 3]);
});

test('a number that was given up is called no more', () => {
  const [first] = three();
  wish(first!, 'giveUp');
  wish(first!, 'giveUp');
  expect(look(first!)).toMatchObject({ status: 'canceled', wishes: [] });
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
});

test('a number that is reserved for another day can be given up before, as its page offers', () => {
  hospital.push({ room: 'R103', inspectionDay: '2026-11-22' });
  const [{ key }] = hospital.rows<{ key: string }>('SELECT access_key AS key FROM ticket') as [{ key: string }];
  expect(look(key)).toMatchObject({ status: 'registering', wishes: ['giveUp'] });
  wish(key, 'giveUp');
  expect(look(key)).toMatchObject({ status: 'canceled', wishes: [] });
});

test('nobody changes a number that is called, of a day that is over, or that there is not, nor against the rules', () => {
  const [first, second] = three();
  hospital.act('room101', { kind: 'next' });
  for (const one of ['giveUp', 'comeLater', 'back'] as const)
    expect(refusalOf(() => wish(first!, one))).toBe('invalid_queue_operation');
  expect(refusalOf(() => wish('A'.repeat(22), 'giveUp'))).toBe('ticket_not_found');
  hospital.setOrganisation({ queuePolicy: { selfGiveUp: false, selfComeLater: false } });
  expect(look(second!).wishes).toEqual([]);
  expect(refusalOf(() => wish(second!, 'giveUp'))).toBe('invalid_queue_operation');
  hospital.setOrganisation({});
  hospital.now += 86_400_000;
  expect(refusalOf(() => wish(second!, 'giveUp'))).toBe('invalid_queue_operation');
});

test('who stepped out is not back in a line that the room has left for the afternoon', () => {
  const [first] = three();
  wish(first!, 'comeLater');
  hospital.now = atHour(14);
  hospital.act('room101', { kind: 'logOut' });
  hospital.act('room101', { kind: 'logIn' });
  expect(refusalOf(() => wish(first!, 'back'))).toBe('invalid_queue_operation');
  expect(look(first!).status).toBe('temporarilyAway');
});
