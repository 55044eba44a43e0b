import type { Appointment } from '#generated/shapes.ts';

/** What became of a visit; of one that was canceled, that it was. */
export function visitState(
  { patientState, status }: Pick<Appointment, 'patientState' | 'status'>,
  translate: (key: string) => string,
): string {
  return translate(patientState ? `values.PatientListState.${patientState}` : `values.QueueStatus.${status}`);
}
