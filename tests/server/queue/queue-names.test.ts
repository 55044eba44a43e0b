/** Names of queues and rooms for patients who do not read them: at the machine, on slip and phone, at the kiosk. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { readPlace } from '#server/queue/place.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('room', 'room1', { code: 'R101', name: '診間一', secondName: 'Room 101', location: '1F' });
  hospital.change('group', 'billing', {
    name: '批價',
    secondName: 'Cashier',
    startingNumber: 1001,
    members: ['desk1', 'desk2'],
    ownQueuePolicy: true,
    queuePolicy: { counterAtMachine: true },
  });
});
afterEach(() => hospital.close());

const view = (key: string) => hospital.read(composeTicketView(key, hospital.now));
const sizes = () => {
  const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
  return data.map(({ name, secondName }) => [name, secondName]);
};
const showToAll = () => {
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, showSecondNames: true });
};

test('a machine has the alternative name of a common queue, and of a room', () => {
  expect(sizes()).toEqual([
    ['101 診', 'Room 101'],
    ['103 診', undefined],
    ['批價', 'Cashier'],
  ]);
});

test('slip and phone have them too', () => {
  const common = hospital.takeNumber({ groupGid: 'billing' });
  const room = hospital.takeNumber({ panelGid: 'room101' });
  expect(common).toMatchObject({ queueName: '批價', queueSecondName: 'Cashier' });
  expect(room).toMatchObject({ queueSecondName: 'Room 101', counterSecondName: 'Room 101', location: '1F' });
  expect(view(common.ticketKey)).toMatchObject({ queueName: '批價', queueSecondName: 'Cashier' });
  expect(view(room.ticketKey)).toMatchObject({ queueSecondName: 'Room 101', counterSecondName: 'Room 101' });
});

test('a kiosk names the room to which somebody goes, the rooms whose numbers it shows, and the queue it asks about', () => {
  hospital.push({ room: 'R101' });
  expect(hospital.checkIn('P1', 'room101').data[0]).toMatchObject({
    counterName: '101 診',
    counterSecondName: 'Room 101',
  });
  expect(hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0]?.counterSecondName).toBe('Room 101');
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.push({ room: 'DESK', shift: 'day', serialNumber: 7, patientId: 'P7' });
  expect(hospital.checkIn('P7', 'hall', { asksCounter: true }).asked).toMatchObject({ queueSecondName: 'Cashier' });
});

test('where a room’s panel shows the name to all, it stands before the location, and in lists without one for itself', () => {
  showToAll();
  expect(sizes()[0]).toEqual(['101 診', 'Room 101']);
  expect(hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0]?.counterSecondName).toBe('Room 101');
  const slip = hospital.takeNumber({ panelGid: 'room101' });
  expect(slip.location).toBe('Room 101 · 1F');
  expect(slip).not.toHaveProperty('counterSecondName');
  expect(slip).not.toHaveProperty('queueSecondName');
});

test('a slip that the server prints for a kiosk has the alternative name of its room', () => {
  const printer = { name: 'Kiosk', enabled: true, kind: 'network', kiosks: true, panels: ['room101'] };
  hospital.add('printer', 'atKiosk', printer);
  hospital.push({ room: 'R101' });
  hospital.checkIn('P1', 'room101', { origin: 'http://localhost', language: 'en-US' });
  const [{ slip } = { slip: '{}' }] = hospital.rows<{ slip: string }>('SELECT slip FROM print_job');
  expect(JSON.parse(slip)).toMatchObject({ queueName: '101 診', queueSecondName: 'Room 101', locale: 'en-US' });
});
