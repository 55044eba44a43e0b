import type { AppointmentCreate } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import { dayMs } from './durations.ts';
import { visitor } from './hospital/organisation.ts';
import { type Room, rooms } from './hospital/rooms.ts';
import { patient } from './patients.ts';

export const clinicSessions = ['morning', 'afternoon', 'evening'] as const satisfies Session[];

/** Patients of one room in one session; the visitor comes on top. */
const perRoom = 20;
/** After this many days the same patients come again. */
const cycleDays = 7;

/**
 * All appointments of the demo hospital for a day: every room in every session, so that the hospital has something to
 * do at whatever hour it is looked at. The same day always gets the same appointments.
 * @param date YYYY-MM-DD in the hospital's time zone
 */
export function appointmentsOf(date: string): AppointmentCreate[] {
  return clinicSessions.flatMap((shift, session) => [
    ...rooms.flatMap((room, index) =>
      Array.from({ length: perRoom }, (_, place) => {
        const number = dayInCycle(date) * 500 + (session * rooms.length + index) * perRoom + place;
        return appointment(date, shift, room, place + 1, patient(number, Number(date.slice(0, 4))));
      }),
    ),
    appointment(date, shift, rooms[0], perRoom + 1, visitor),
  ]);
}

/** What the ids of a day's appointments begin with. */
export function appointmentPrefix(date: string): string {
  return `AH-${date.replaceAll('-', '')}-`;
}

function appointment(
  date: string,
  shift: Session,
  room: Room,
  serialNumber: number,
  person: Pick<AppointmentCreate, 'name' | 'gender' | 'birthday' | 'patientId' | 'medicalRecordNumber'>,
): AppointmentCreate {
  return {
    appointmentId: `${appointmentPrefix(date)}${room.code}-${shift}-${serialNumber}`,
    department: room.department,
    departmentCode: room.departmentCode,
    room: room.code,
    doctor: room.doctor,
    nurse: room.nurse,
    inspectionDay: date,
    shift,
    serialNumber,
    ...person,
  };
}

function dayInCycle(date: string): number {
  return Math.floor(Date.parse(date) / dayMs) % cycleDays;
}
