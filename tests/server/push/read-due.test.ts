/** Which phones ring, by how their queues stand. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTicketPush } from '#server/push/commands.ts';
import { readDue } from '#server/push/read-due.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('room', 'r101', { code: 'R101', name: '101 診' });
  hospital.add('doctor', 'lin1', { code: 'lin1', name: '許文心' });
});
afterEach(() => hospital.close());

const cancelClinic = () => {
  hospital.add('doctorShift', 'shift', { shift: 'morning', room: 'r101', doctor: 'lin1', date: today, closed: true });
  hospital.now += 1_000;
};
const take = () => hospital.takeNumber({ panelGid: 'room101' }).ticketKey;
const giveUp = (key: string) =>
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
const follow = (key: string) => {
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
  const argument = { organisationGid: 'demo', key, subscription, locale: 'zh-TW', origin: '' } as const;
  hospital.run((context) => startTicketPush(argument, context));
};
const ringing = () => hospital.read(readDue('demo', hospital.now, () => true)).due.map(({ ticket }) => ticket.number);

test('nobody is told that it is nearly their turn in a clinic that is canceled, until somebody sits there', () => {
  const [first = ''] = [take(), take(), take()];
  follow(take());
  cancelClinic();
  giveUp(first);
  expect(ringing()).toEqual([]);
  hospital.act('room101', { kind: 'logIn' });
  expect(ringing()).toEqual([4]);
});

test('who asks for the ring while the clinic is canceled is told once it takes place after all', () => {
  const key = take();
  cancelClinic();
  follow(key);
  hospital.act('room101', { kind: 'logIn' });
  expect(ringing()).toEqual([1]);
});
