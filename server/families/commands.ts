import { createRecords } from './create.ts';
import { enableAllRecords } from './enable-all.ts';
import { removeRecords } from './remove.ts';
import { sortRecords } from './sort.ts';
import { toggleRecord } from './toggle.ts';
import { updateRecords } from './update.ts';

export const familyCommands = {
  createRecords,
  enableAllRecords,
  removeRecords,
  sortRecords,
  toggleRecord,
  updateRecords,
};
