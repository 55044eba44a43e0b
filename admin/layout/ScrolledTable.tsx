import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode } from 'react';
import { limits } from '#generated/limits.ts';
import { notOnPaper } from '../theme/paper.ts';
import { type Side, useMoreBeyond } from './use-more-beyond.ts';

interface ScrolledTableProps {
  /** What the table holds, for those who reach it by keyboard to scroll it. */
  label?: string;
  /** Its head stays while its rows are scrolled. */
  sticky?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A table that may be larger than its place: shades show where more of it is, and the arrow keys lead there. */
export function ScrolledTable({ label, sticky = false, sx, children }: ScrolledTableProps) {
  const [place, beyond] = useMoreBeyond<HTMLDivElement>();
  const reached = beyond.length > 0 && { tabIndex: 0, ...(label && { role: 'region', 'aria-label': label }) };
  return (
    <Box sx={{ position: 'relative' }} data-more={beyond.join(' ') || undefined}>
      <TableContainer
        ref={place}
        {...reached}
        sx={[
          sticky && { maxHeight: `${limits.stickyTableRem}rem`, '@media print': { maxHeight: 'none' } },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </TableContainer>
      {beyond.map((side) => side !== 'up' && <Box key={side} sx={shades[side]} />)}
    </Box>
  );
}

function shade(direction: string, at: object) {
  const look = { position: 'absolute', pointerEvents: 'none', zIndex: 4, ...notOnPaper } as const;
  return { ...look, ...at, background: `linear-gradient(to ${direction}, var(--shade), transparent)` };
}

const shades: Record<Exclude<Side, 'up'>, object> = {
  left: shade('right', { insetBlock: 0, left: 0, width: '10px' }),
  right: shade('left', { insetBlock: 0, right: 0, width: '10px' }),
  down: shade('top', { insetInline: 0, bottom: 0, height: '10px' }),
};
