import type { PatientListState } from '#generated/values.ts';
import type { Override } from './override.ts';

/** Those who are there and have not been seen yet. */
const there: readonly PatientListState[] = ['checkedIn', 'lateArrival'];

/** Deleting the appointment of somebody who waits takes the number away from a person in the hall. */
export const override: Override = {
  deletes: ({ patientState }) => (there.includes(patientState) ? 'admin.appointments.deletesWaiting' : undefined),
};
