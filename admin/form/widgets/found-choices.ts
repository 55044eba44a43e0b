import { createFilterOptions } from '@mui/material/Autocomplete';
import { plainEntry } from '#client/text/plain-digits.ts';
import type { RecordChoice } from '../../data/choices.ts';

const holding = createFilterOptions<RecordChoice>({
  stringify: ({ name, code = '' }) => plainEntry(`${name} ${code}`),
});

/** Of the records to choose those whose name or code holds what was typed, whatever the width of its signs. */
export const foundChoices: typeof holding = (choices, state) =>
  holding(choices, { ...state, inputValue: plainEntry(state.inputValue) });
