import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { labelled } from '../i18n/labelled.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { opaque, stuck } from '../list/ListRow.tsx';
import { notOnPaper } from '../theme/paper.ts';
import { sortKeys } from './day-query.ts';
import { PatientName } from './PatientName.tsx';
import { RowActions } from './RowActions.tsx';
import type { AppointmentRowsProps } from './rows-props.ts';
import { StandingChip } from './StandingChip.tsx';
import { useChooses } from './use-chooses.ts';
import { WalkInRow } from './WalkInRow.tsx';

const columns = ['serialNumber', 'name', 'status', 'room', 'doctor'] as const;
type Column = (typeof columns)[number];

const labels: Partial<Record<Column, string>> = {
  room: 'admin.appointments.room',
  status: 'admin.appointments.standing',
};

/** A day's appointments in a table, and between them the numbers without one. */
export function AppointmentTable(props: AppointmentRowsProps) {
  const { resource, rows, today, query, chosen, onChoose, onToggle, onSort, ask, nameOfTag } = props;
  const translate = useTranslate();
  const chooses = useChooses();
  const { sort = 'serialNumber', order = 'asc' } = query;
  const gids = rows.flatMap(({ appointment }) => (appointment ? [appointment.gid] : []));
  const all = chosen.length > 0 && chosen.length === gids.length;
  const value = (column: Column, appointment: Appointment) => {
    switch (column) {
      case 'name':
        return <PatientName resource={resource} appointment={appointment} nameOfTag={nameOfTag} />;
      case 'status':
        return <StandingChip appointment={appointment} />;
      case 'room':
        return (
          <>
            {appointment.room}
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate(`values.Session.${appointment.shift}`)}</Box>
          </>
        );
      case 'doctor':
        return (
          <>
            {appointment.doctor || <span aria-hidden>—</span>}
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{appointment.department}</Box>
          </>
        );
      default:
        return appointment[column];
    }
  };
  return (
    <ScrolledTable label={translate('entities.Appointment')}>
      <Table size="small" aria-label={translate('entities.Appointment')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {chooses && (
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={chosen.length > 0 && !all}
                  onChange={(_, wanted) => onChoose(wanted ? gids : [])}
                  slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
                />
              )}
            </TableCell>
            {columns.map((column) => {
              const key = sortKeys.find((one) => one === column);
              const label = translate(labels[column] ?? `fields.Appointment.${column}`);
              const turned = sort === column && order === 'asc' ? 'desc' : 'asc';
              return (
                <TableCell key={column} sortDirection={sort === column ? order : false}>
                  {key ? (
                    <TableSortLabel
                      active={sort === column}
                      direction={sort === column ? order : 'asc'}
                      onClick={() => onSort(key, turned)}
                    >
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              );
            })}
            <TableCell sx={notOnPaper}>
              <span className="visually-hidden">{translate('admin.list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ appointment, walkIn }) =>
            appointment ? (
              <TableRow key={appointment.gid} hover selected={chosen.includes(appointment.gid)} sx={opaque}>
                <TableCell padding="checkbox">
                  {chooses && (
                    <Checkbox
                      size="small"
                      checked={chosen.includes(appointment.gid)}
                      onChange={() => onToggle(appointment.gid)}
                      slotProps={{
                        input: {
                          'aria-label': labelled(translate, translate('ra.action.select_row'), appointment.name),
                        },
                      }}
                    />
                  )}
                </TableCell>
                {columns.map((column) => (
                  <TableCell
                    key={column}
                    sx={column === 'serialNumber' ? { fontWeight: 700, fontVariantNumeric: 'tabular-nums' } : {}}
                  >
                    {value(column, appointment)}
                  </TableCell>
                ))}
                <TableCell align="right" sx={stuck}>
                  <RowActions appointment={appointment} today={today} ask={ask} />
                </TableCell>
              </TableRow>
            ) : (
              walkIn && <WalkInRow key={walkIn.gid} walkIn={walkIn} />
            ),
          )}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
