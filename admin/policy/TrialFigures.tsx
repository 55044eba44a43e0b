import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { PolicySimulation } from '#generated/shapes.ts';

const names = [
  'served',
  'notServed',
  'medianWaitMinutes',
  'longestWaitMinutes',
  'overtakes',
  'mostOvertaken',
  'afterClosing',
] as const;

interface TrialFiguresProps {
  present: PolicySimulation;
  tried: PolicySimulation;
}

/** How fair a day is by the present rules and by those that are tried, side by side. */
export function TrialFigures({ present, tried }: TrialFiguresProps) {
  const translate = useTranslate();
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
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell>{translate(`admin.policy.figures.${name}`)}</TableCell>
            <TableCell align="right">{present.figures[name]}</TableCell>
            <TableCell align="right">{tried.figures[name]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
