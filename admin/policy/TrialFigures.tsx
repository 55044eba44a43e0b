import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { PolicySimulation } from '#generated/shapes.ts';
import { organisation } from '../session.ts';
import { compareDays } from './compare-days.ts';

interface TrialFiguresProps {
  present: PolicySimulation;
  tried: PolicySimulation;
}

/** How fair a day is by the present rules and by those that are tried, side by side. */
export function TrialFigures({ present, tried }: TrialFiguresProps) {
  const translate = useTranslate();
  const rows = compareDays(present.figures, tried.figures, translate, useStore(organisation)?.priorityTags);
  return (
    <Table size="small" sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell />
          <TableCell align="right">{translate('admin.policy.present')}</TableCell>
          <TableCell align="right">{translate('admin.policy.tried')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.label}>
            <TableCell>{row.label}</TableCell>
            <TableCell align="right">{row.present ?? '–'}</TableCell>
            <TableCell align="right">{row.tried ?? '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
