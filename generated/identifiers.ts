// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** Properties by which a patient is found. */
export const identifiers = ['medicalRecordNumber', 'patient', 'patientId'] as const;
