import type { Panel, QueueContentLayout } from '#generated/shapes.ts';

/** What lists of patients show where nobody has chosen: no more of a person than a hall needs. */
const usual: Omit<QueueContentLayout, 'gid' | 'version'> = {
  columns: ['number', 'name', 'label', 'status'],
  rowHeight: 100,
};

/** Columns of a panel's lists of patients and the height of their rows: its own, else the usual ones. */
export function patientColumns({ queueContentLayout }: Pick<Panel, 'queueContentLayout'>): typeof usual {
  return { ...usual, ...queueContentLayout };
}
