import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';

export interface Moment {
  readonly at: number;
  readonly what: string;
  readonly who?: string;
  readonly more?: ReactNode;
}

/** What happened and when, one below the other. */
export function Moments({ label, moments }: { label: string; moments: readonly Moment[] }) {
  const calendar = useCalendar();
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {moments.map(({ at, what, who, more }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one moment, and they only ever grow
          key={`${at}-${moments.length - index}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '170px minmax(0, 1fr)' },
            columnGap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="time" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {momentText(at, calendar)}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {what}
            </Box>
            {who && (
              <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
                {who}
              </Box>
            )}
            {more}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
