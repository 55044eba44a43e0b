import type { ExpectedPatient, Ticket } from '#generated/shapes.ts';
import type { QueueLane } from '#generated/values.ts';
import { ageOn } from '../ground/age.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import type { OrganisationDay } from '../queue/place.ts';
import { priorityTagOf } from '../queue/policy/policy.ts';
import type { Person } from './read-people.ts';

/** Lanes that say nothing beyond the source of the number. */
const plain: ReadonlySet<QueueLane> = new Set(['booked', 'walkIn', 'extra', 'absent']);

/** A ticket as staff see it. */
export function ticketOf(person: Person, { organisation, moment }: OrganisationDay): Ticket {
  const priorityTag = priorityTagOf(organisation, person.priority);
  const {
    gid,
    number,
    status,
    source,
    issuedAt,
    checkedInAt,
    calledAt,
    appointmentGid,
    calls,
    counterGid,
    forCounterGid,
    chosenCounterGid,
    lane,
  } = person;
  return {
    gid,
    number,
    status,
    source,
    ...aboutPatient(person, moment.serviceDate),
    issuedAt,
    ...(checkedInAt !== null && { checkedInAt }),
    ...(calledAt !== null && { calledAt }),
    ...(appointmentGid !== null && { appointmentGid }),
    calls,
    ...(counterGid !== null && { counterGid }),
    ...(forCounterGid !== null && { forCounterGid }),
    ...(chosenCounterGid !== null && { chosenCounterGid }),
    ...(person.appointment?.tags?.length && { tags: person.appointment.tags }),
    ...(priorityTag && { priorityTag }),
    ...(!plain.has(lane) && { lane }),
  };
}

/** What staff see of a patient beside the number. */
export function aboutPatient({ appointment }: Person, serviceDate: string): Pick<Ticket, 'name' | 'gender' | 'age'> {
  if (!appointment) return {};
  const age = ageOn(appointment.birthday, serviceDate);
  return {
    name: appointment.name,
    ...(appointment.gender && { gender: appointment.gender }),
    ...(age !== undefined && { age }),
  };
}

/** Somebody with an appointment who has not come, as staff see them. */
export function expectedOf({ gid, body }: AppointmentRow): ExpectedPatient {
  const { serialNumber: number, name, medicalRecordNumber } = body;
  return {
    appointmentGid: gid,
    number,
    name,
    ...(medicalRecordNumber && { medicalRecordNumber }),
    state: 'notCheckedIn',
  };
}
