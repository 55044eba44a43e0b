import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';

/** The last row of a table of figures: what the rows above it add up to; a figure that does not add up is left out. */
export function TotalRow({ values }: { values: readonly { name: string; text?: string }[] }) {
  const translate = useTranslate();
  return (
    <TableRow sx={{ '& th, & td': { fontWeight: 700, borderTop: 1, borderColor: 'divider' } }}>
      <TableCell component="th" scope="row">
        {translate('admin.dashboard.total')}
      </TableCell>
      {values.map(({ name, text }) => (
        <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </TableCell>
      ))}
    </TableRow>
  );
}
