import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { conditionColours } from './DeviceCondition.tsx';
import { FleetRow } from './FleetRow.tsx';
import type { JudgedDevice } from './judge-device.ts';

export interface FleetRowsProps {
  readonly devices: readonly JudgedDevice[];
  /** So many of them, the others with the next frame. */
  readonly drawn: number;
  readonly chosen: ReadonlySet<string>;
  /** Undefined for those who may only look. */
  readonly onChoose: ((keys: readonly string[], chosen: boolean) => void) | undefined;
  readonly base: string;
}

const columns = ['device', 'kind', 'condition', 'shows', 'sound', 'runtime', 'storage', 'clock'];

/** Devices in rows: where each is, how it is, what it shows and runs. */
export const FleetTable = memo(function FleetTable({ devices, drawn, chosen, onChoose, base }: FleetRowsProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const here = devices.filter(({ key }) => chosen.has(key)).length;
  return (
    <ScrolledTable label={translate('admin.fleet.title')}>
      <Table size="small" aria-label={translate('admin.fleet.title')} sx={look}>
        <TableHead>
          <TableRow>
            {onChoose && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={here > 0 && here === devices.length}
                  indeterminate={here > 0 && here < devices.length}
                  onChange={({ target }) =>
                    onChoose(
                      devices.map(({ key }) => key),
                      target.checked,
                    )
                  }
                  slotProps={{ input: { 'aria-label': translate('admin.fleet.choosePage') } }}
                />
              </TableCell>
            )}
            <FleetTitles />
          </TableRow>
        </TableHead>
        <TableBody>
          {devices.slice(0, drawn).map((device) => (
            <FleetRow
              key={device.key}
              device={device}
              isChosen={chosen.has(device.key)}
              onChoose={onChoose}
              base={base}
              translate={translate}
              calendar={calendar}
            />
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
});

/** The same for all rows: not drawn again with each key. */
const FleetTitles = memo(function FleetTitles() {
  const translate = useTranslate();
  return columns.map((name) => (
    <TableCell key={name}>
      {translate(`admin.fleet.${name}`)}
      {name === 'condition' && <div className="small">{translate('admin.fleet.since')}</div>}
    </TableCell>
  ));
});

/** A condition is framed in its colour, as elsewhere (DeviceCondition). */
const frames = Object.fromEntries(
  Object.entries(conditionColours).map(([condition, colour]) => [
    `& .${condition}`,
    { borderColor: colour === 'default' ? 'grey.400' : `${colour}.main` },
  ]),
);

/** Once for the whole table: a style of its own for each cell is what a list that follows each key has no time for. */
const look = {
  '& td, & th:not(.MuiTableCell-paddingCheckbox)': { padding: '6px 8px' },
  '& td': { borderBottom: 1, borderColor: 'divider', fontSize: 14, lineHeight: 1.43 },
  '& td.choice': { width: 48, padding: '0 0 0 7px' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr.chosen': { bgcolor: 'action.selected' },
  '& .device': { minWidth: 160 },
  '& .device .small': { textWrap: 'balance' },
  '& .device a': { color: 'primary.main', fontWeight: 600 },
  '& .condition': {
    display: 'inline-block',
    border: 2,
    borderRadius: 4,
    px: 1,
    mr: 1,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  ...frames,
  '& .state': { minWidth: 196 },
  '& .shows': { minWidth: 128 },
  '& .sound': { minWidth: 86 },
  '& .runtime': { minWidth: 120 },
  '& .whole': { whiteSpace: 'nowrap' },
  '& .numbers': { fontWeight: 600 },
  '& .small': { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' },
  // A day in Chinese, and what is wrong, break between their parts alone.
  '& span.whole-parts': { display: 'inline-block' },
  '& .whole-parts': { wordBreak: 'keep-all', overflowWrap: 'normal' },
} as const;
