import type { Appointment, AppointmentPatch } from '#generated/shapes.ts';
import type { TypedPatient } from './PatientFields.tsx';

/** What a form begins with. */
export function typedOf(appointment: Appointment): TypedPatient {
  const {
    name,
    medicalRecordNumber = '',
    patientId = '',
    department,
    doctor = '',
    birthday = '',
    gender = '',
  } = appointment;
  return { name, medicalRecordNumber, patientId, department, doctor, birthday, gender };
}

/** What was typed otherwise than it is: nothing else, for somebody else may change the rest meanwhile. Null empties. */
export function correctionOf(appointment: Appointment, typed: TypedPatient): Omit<AppointmentPatch, 'appointmentId'> {
  const before = typedOf(appointment);
  const changed = Object.entries(typed)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([field, value]) => value !== before[field as keyof TypedPatient]);
  return Object.fromEntries(changed.map(([field, value]) => [field, value === '' ? null : value]));
}
