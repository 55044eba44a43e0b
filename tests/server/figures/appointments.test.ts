import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const day = { from: today, to: today };

test('appointments: who came, who was served, who was passed, who did not come', async () => {
  hospital.push(
    { appointmentId: 'served', doctor: '林志明' },
    { appointmentId: 'passed', doctor: '林志明' },
    { appointmentId: 'away', doctor: '林志明' },
    { appointmentId: 'other', doctor: '陳怡君', shift: 'evening' },
    { appointmentId: 'nobody', inspectionDay: '2026-11-22' },
  );
  hospital.checkIn('served');
  hospital.checkIn('passed');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  const look = () => hospital.read(appointmentFigures('demo', { from: today, to: '2026-11-22' }, hospital.now));
  expect(look().total).toEqual({ appointments: 5, checkedIn: 2, completed: 1, passed: 1, notArrived: 0, canceled: 0 });
  hospital.now = atHour(14);
  const { days, departments } = look();
  expect(days).toEqual([
    { date: today, appointments: 4, checkedIn: 2, completed: 1, passed: 1, notArrived: 1, canceled: 0 },
    { date: '2026-11-22', appointments: 1, checkedIn: 0, completed: 0, passed: 0, notArrived: 0, canceled: 0 },
  ]);
  expect(departments).toContainEqual({
    department: '家庭醫學科',
    doctor: '陳怡君',
    appointments: 1,
    checkedIn: 0,
    completed: 0,
    passed: 0,
    notArrived: 0,
    canceled: 0,
  });
});

test('the appointments of a day count the same after its end as they did before', async () => {
  hospital.push({ appointmentId: 'passed' }, { appointmentId: 'waited' }, { appointmentId: 'absent' });
  hospital.checkIn('passed');
  hospital.checkIn('waited');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.now = atHour(24);
  const total = () => hospital.read(appointmentFigures('demo', day, hospital.now)).total;
  const before = total();
  expect(before).toEqual({ appointments: 3, checkedIn: 2, completed: 0, passed: 1, notArrived: 1, canceled: 0 });
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  expect(total()).toEqual(before);
});

test('who was passed yesterday and comes today under the same appointment has not come before they do', async () => {
  hospital.push({ appointmentId: 'A' });
  hospital.checkIn('A');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.now = atHour(24);
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  const items = [{ appointmentId: 'A', inspectionDay: '2026-11-22' }];
  hospital.run((context) => updateAppointments({ organisationGid: 'demo', items }, context));
  const { total } = hospital.read(appointmentFigures('demo', { from: today, to: '2026-11-22' }, hospital.now));
  expect(total).toEqual({ appointments: 1, checkedIn: 0, completed: 0, passed: 0, notArrived: 0, canceled: 0 });
});
