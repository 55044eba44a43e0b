import type { Appointment } from '#generated/shapes.ts';
import type { QueueStatus } from '#generated/values.ts';

/** Statuses that say more than the state of the patient does. */
const telling: readonly (QueueStatus | undefined)[] = [
  'canceled',
  'passed',
  'temporarilyAway',
  'checking',
  'checkBack',
  'called',
  'serving',
];

/** Key of the words for where a patient stands. */
export function standingKey({ status, patientState }: Pick<Appointment, 'status' | 'patientState'>): string {
  return telling.includes(status) || !patientState
    ? `values.QueueStatus.${status}`
    : `values.PatientListState.${patientState}`;
}

/** The colour of where a patient stands: who waits, who is seen, who needs a look. */
export function standingColour({
  status,
  patientState,
}: Pick<Appointment, 'status' | 'patientState'>): 'default' | 'success' | 'warning' | 'error' | 'info' {
  if (status === 'canceled') return 'default';
  if (status === 'passed' || patientState === 'lateArrival') return 'warning';
  if (patientState === 'expired') return 'error';
  if (patientState === 'consulting' || patientState === 'checkedIn') return 'info';
  return patientState === 'completed' ? 'success' : 'default';
}

/** Whether the patient is here and has not been seen: a ticket that waits, is away or was passed. */
export function isThere({ patientState, status }: Pick<Appointment, 'status' | 'patientState'>): boolean {
  return status !== 'canceled' && (patientState === 'checkedIn' || patientState === 'lateArrival');
}

/** Whether the patient was erased: their visit stays as a count, and nobody would come. */
function isErased({ gid, appointmentId }: Appointment): boolean {
  return appointmentId === `erased-${gid}`;
}

/** What can be done with an appointment on a day; the server decides in the end. */
export function possible(appointment: Appointment, today: string | undefined) {
  const { inspectionDay, status, patientState, source } = appointment;
  const canceled = status === 'canceled';
  const somebody = !isErased(appointment);
  const standing = somebody && !canceled;
  const open = today !== undefined && inspectionDay >= today;
  const finished = patientState === 'completed' || patientState === 'consulting';
  return {
    checkIn: inspectionDay === today && standing && !finished && (patientState !== 'checkedIn' || status === 'passed'),
    cancel: open && standing && !finished,
    restore: open && canceled && somebody,
    move: standing && (patientState === 'notCheckedIn' || patientState === 'expired'),
    // What the hospital's system sent is put right there; it would send it again.
    correct: standing && source === 'desk',
    tags: somebody,
    // The number of somebody who was sent to an examination can be taken back.
    delete: !finished || status === 'checking' || status === 'checkBack',
  };
}
