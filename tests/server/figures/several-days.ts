import { atHour, type Hospital, today } from '../queue/hospital.ts';
import { spendSmallDay } from './small-day.ts';

/** Three days at the counters of the group and in room 101: with a call that is left open over night, and appointments. */
export function spendDays(hospital: Hospital): void {
  hospital.now = atHour(8);
  hospital.push(
    { appointmentId: 'served', doctor: '林志明', patientId: 'A123456789' },
    { appointmentId: 'waiting', patientId: 'B223456789' },
    { appointmentId: 'absent', patientId: 'C123456789' },
  );
  spendSmallDay(hospital);
  hospital.checkIn('A123456789');
  hospital.checkIn('B223456789');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(23);
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.now = atHour(24 + 8);
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.now = atHour(24 + 9);
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  hospital.now = atHour(48 + 9);
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.takeNumber({ panelGid: 'room101' });
}

/** The first of them. */
export const firstDay = today;
