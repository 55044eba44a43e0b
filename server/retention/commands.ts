import * as bites from './bites.ts';
import { clearCounts, closeDays, keepAppointments, keepHours } from './count-days.ts';
import { finishSweep } from './finish-sweep.ts';
import { giveBackSweep, noteSwept, takeSweep } from './lease.ts';
import { removeUnusedMedia } from './remove-unused-media.ts';

export const retentionCommands = {
  takeSweep,
  giveBackSweep,
  noteSwept,
  finishSweep,
  clearCounts,
  keepHours,
  keepAppointments,
  closeDays,
  sweepEvents: bites.sweepEvents,
  sweepAppointments: bites.sweepAppointments,
  sweepAppointmentChanges: bites.sweepAppointmentChanges,
  sweepQueues: bites.sweepQueues,
  sweepReceipts: bites.sweepReceipts,
  removeUnusedMedia,
};
