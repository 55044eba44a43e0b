import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { dayPattern } from './day-pattern.ts';
import { useCalendar } from './use-calendar.ts';

/** A text in which no line breaks within a day: its era and its numbers stay together. */
export function WholeDays({ text }: { text: string }) {
  const pattern = dayPattern(useCalendar());
  return (
    <>
      {text.split(pattern).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its parts in their order
        <Fragment key={place}>
          {place % 2 ? (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {part}
            </Box>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </>
  );
}
