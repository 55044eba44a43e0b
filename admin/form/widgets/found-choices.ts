import { createFilterOptions } from '@mui/material/Autocomplete';
import type { RecordChoice } from '../../data/choices.ts';

/** Of the records to choose those whose name or code holds what was typed. */
export const foundChoices = createFilterOptions<RecordChoice>({
  trim: true,
  stringify: ({ name, code = '' }) => `${name} ${code}`,
});
