import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelAppointment, restoreAppointment } from '#server/appointments/cancel-appointment.ts';
import { readAppointmentHistory } from '#server/appointments/read-appointment-history.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { eraseVisit, notePersonalData } from '#server/personal-data/commands.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const appointment = () =>
  hospital.rows<{ gid: string; day: string }>('SELECT gid, inspection_day AS day FROM appointment');
const erase = () =>
  hospital.run((context) => eraseVisit({ organisationGid: 'demo', gid: appointment()[0]?.gid ?? '' }, context));
const keys = () => hospital.rows<{ key: string }>('SELECT access_key AS key FROM ticket ORDER BY gid');

test('who gave up the number of today is expected no more once erased, and what has been is a count', () => {
  hospital.push({ serialNumber: 3 });
  const [{ ticketKey = '' } = {}] = hospital.checkIn('P1').data;
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key: ticketKey, wish: 'giveUp' }, context));
  expect(hospital.look('room101').expected).toMatchObject([{ number: 3, name: '王小明' }]);
  expect(erase()).toEqual({ tickets: 1 });
  expect(hospital.look('room101').expected).toEqual([]);
  expect(keys()).not.toEqual([{ key: ticketKey }]);
});

test('a number that is reserved for a visit still to come is in nobody’s hand: it goes with the visit, and is free', () => {
  for (const inspectionDay of [today, '2026-11-25']) hospital.push({ room: 'R103', serialNumber: 3, inspectionDay });
  expect(hospital.look('room103').expected).toMatchObject([{ number: 3, name: '王小明' }]);
  expect([erase(), erase()]).toEqual([{ tickets: 1 }, { tickets: 1 }]);
  expect(appointment()).toEqual([]);
  expect(hospital.look('room103').expected).toEqual([]);
  expectRowsToEqualLog(hospital);
  hospital.push({ room: 'R103', serialNumber: 3, patientId: 'OTHER' });
  hospital.checkIn('OTHER');
  hospital.act('room103', { kind: 'logIn' });
  expect(hospital.act('room103', { kind: 'next' }).current).toMatchObject({ number: 3 });
  expect(refusalOf(erase)).toBe('patient_waits');
});

test('a visit that was cancelled stays as a count on whatever day, and is nobody’s to restore or to move', () => {
  for (const inspectionDay of [today, '2026-11-25']) hospital.push({ room: 'R103', serialNumber: 3, inspectionDay });
  const gids = appointment().map(({ gid }) => gid);
  for (const gid of gids)
    hospital.run((context) => cancelAppointment({ organisationGid: 'demo', gid, reason: '住院' }, context));
  const period = { from: today, to: '2026-11-25' };
  const figures = () => hospital.read(appointmentFigures('demo', period, hospital.now));
  const before = figures();
  expect(before.total).toMatchObject({ appointments: 2, canceled: 2 });
  for (const gid of gids) hospital.run((context) => eraseVisit({ organisationGid: 'demo', gid }, context));
  expect(figures()).toEqual(before);
  for (const gid of gids) {
    const restore = () => hospital.run((context) => restoreAppointment({ organisationGid: 'demo', gid }, context));
    expect(refusalOf(restore)).toBe('not_found');
    const items = [{ appointmentId: `erased-${gid}`, canceled: false, inspectionDay: '2026-11-26' }];
    const move = () => hospital.run((context) => updateAppointments({ organisationGid: 'demo', items }, context));
    expect(refusalOf(move)).toBe('not_found');
  }
  expect(figures()).toEqual(before);
  hospital.push({ room: 'R103', serialNumber: 3, patientId: 'OTHER' });
});

test('who was seen today, or gave up a number of yesterday, stays as a count without a name', () => {
  hospital.push({ serialNumber: 3 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(refusalOf(erase)).toBe('patient_waits');
  hospital.act('room101', { kind: 'completed' });
  erase();
  expect(appointment()).toMatchObject([{ day: today }]);
  hospital.connection.exec('DELETE FROM appointment');
  hospital.push({ serialNumber: 4, patientId: 'GONE' });
  const [{ ticketKey = '' } = {}] = hospital.checkIn('GONE').data;
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key: ticketKey, wish: 'giveUp' }, context));
  hospital.now += 86_400_000;
  erase();
  expect(appointment()).toMatchObject([{ day: today }]);
});

test('a number of a day from which the visit was moved is part of its history, and its slip opens nothing once erased', () => {
  const save = (inspectionDay: string) =>
    hospital.run((context) =>
      saveAppointments(
        {
          organisationGid: 'demo',
          items: [
            {
              appointmentId: 'moved',
              department: '家庭醫學科',
              room: 'R103',
              shift: 'morning',
              serialNumber: 9,
              name: '王小明',
              inspectionDay,
            },
          ],
        },
        context,
      ),
    );
  save(today);
  const before = keys();
  save('2026-11-23');
  const [{ gid } = { gid: '' }] = appointment();
  const { tickets } = hospital.read(readAppointmentHistory('demo', gid));
  expect(tickets.map(({ number, status }) => [number, status]).toSorted()).toEqual([
    [9, 'canceled'],
    [9, 'registering'],
  ]);
  expect(erase()).toEqual({ tickets: 2 });
  expect(keys()).toHaveLength(2);
  for (const { key } of before) expect(keys()).not.toContainEqual({ key });
});

test('who is erased is found by neither number, and no call reaches their phone', () => {
  hospital.push({ serialNumber: 3, patientId: 'P1', medicalRecordNumber: 'M1' });
  const [{ ticketKey = '' } = {}] = hospital.checkIn('P1').data;
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key: ticketKey, wish: 'giveUp' }, context));
  hospital.now += 86_400_000;
  hospital.connection.exec(`INSERT INTO ticket_push
    (ticket_gid, organisation_gid, owner_gid, endpoint, p256dh, auth, locale, origin, created_at)
    SELECT gid, 'demo', 'room101', 'https://push.example/1', '', '', 'zh-TW', '', 0 FROM ticket`);
  erase();
  const numbers = hospital.rows('SELECT patient_key AS patient, record_key AS record FROM appointment');
  expect(numbers).toEqual([{ patient: '', record: '' }]);
  expect(hospital.rows('SELECT endpoint FROM ticket_push')).toEqual([]);
});

test('pictures of screens, on which the patient may stand, go with who is erased, and stay where data are handed out', () => {
  hospital.connection.exec(`INSERT INTO screen
    (panel_gid, screen, organisation_gid, report, online_since, heard_at, picture, picture_at)
    VALUES ('room101', 's1', 'demo', '{}', 0, 0, 'data:image/png', 1)`);
  const note = (action: 'exported' | 'erased') =>
    hospital.run((context) =>
      notePersonalData({ organisationGid: 'demo', action, mark: 'a mark', visits: 1 }, context),
    );
  const pictures = () => hospital.rows<{ picture: string | null }>('SELECT picture FROM screen');
  note('exported');
  expect(pictures()).toEqual([{ picture: 'data:image/png' }]);
  note('erased');
  expect(pictures()).toEqual([{ picture: null }]);
});
