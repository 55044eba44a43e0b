import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { markedNumber } from '#client/text/marked-number.ts';
import type { WalkIn } from '#generated/shapes.ts';
import { opaque } from '../list/ListRow.tsx';
import { notOnPaper } from '../theme/paper.ts';
import { StandingChip } from './StandingChip.tsx';
import { WalkInFacts } from './WalkInFacts.tsx';

/** A number without an appointment in the table of the day, to be read only: its counter acts on it. */
export function WalkInRow({ walkIn }: { walkIn: WalkIn }) {
  const { room, place, shift, doctor, department, width } = walkIn;
  const translate = useTranslate();
  return (
    <TableRow hover sx={opaque}>
      <TableCell padding="checkbox" />
      <TableCell sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{markedNumber(walkIn, width)}</TableCell>
      <TableCell>
        <WalkInFacts walkIn={walkIn} />
      </TableCell>
      <TableCell>
        <StandingChip appointment={walkIn} />
      </TableCell>
      <TableCell>
        {room ?? place}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate(`values.Session.${shift}`)}</Box>
      </TableCell>
      <TableCell>
        {doctor ?? <span aria-hidden>—</span>}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{department}</Box>
      </TableCell>
      <TableCell sx={notOnPaper} />
    </TableRow>
  );
}
