// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** What a record says of a patient, by its kind. */
export const personal = {
  Appointment: [
    'name',
    'secondName',
    'gender',
    'birthday',
    'age',
    'medicalRecordNumber',
    'patientId',
    'tags',
    'cancelReason',
  ],
  ReadLog: ['patient'],
} as const;

/** By which of it a patient is found. */
export const identifying = { Appointment: ['medicalRecordNumber', 'patientId'], ReadLog: ['patient'] } as const;
