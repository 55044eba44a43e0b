import { families } from '#generated/families.ts';
import type { PatientLists } from '#generated/shapes.ts';

const usual = families.panel.defaults.queueContentLayout as Required<PatientLists>;

/** Columns of a panel's lists of patients and the height of their rows: its own, else the usual ones. */
export function patientColumns({ queueContentLayout }: { queueContentLayout?: PatientLists }): Required<PatientLists> {
  return { ...usual, ...queueContentLayout };
}
