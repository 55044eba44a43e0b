import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { PairedDevice } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';

interface DeviceTableProps {
  devices: readonly PairedDevice[];
  chosen: readonly string[];
  /** Undefined for those who may only look. */
  onChoose: ((gids: readonly string[]) => void) | undefined;
}

const columns = ['panel', 'name', 'kind', 'seenAt', 'pairedAt', 'engine'];

/** The paired devices in rows, each of which can be chosen. */
export function DeviceTable({ devices, chosen, onChoose }: DeviceTableProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const toggle = (gid: string) =>
    onChoose?.(chosen.includes(gid) ? chosen.filter((one) => one !== gid) : [...chosen, gid]);
  return (
    <ScrolledTable label={translate('admin.devices.title')}>
      <Table size="small" aria-label={translate('admin.devices.title')}>
        <TableHead>
          <TableRow>
            {onChoose && <TableCell padding="checkbox" />}
            {columns.map((name) => (
              <TableCell key={name}>{translate(`admin.devices.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {devices.map(({ gid, kind, name, panelName, panelGid, seenAt, pairedAt, engine, copiedAt }) => (
            <TableRow key={gid} hover selected={chosen.includes(gid)}>
              {onChoose && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={chosen.includes(gid)}
                    onChange={() => toggle(gid)}
                    slotProps={{
                      input: { 'aria-label': translate('admin.devices.choose', { name: name || panelName }) },
                    }}
                  />
                </TableCell>
              )}
              <TableCell sx={{ fontWeight: 600 }}>{panelName || panelGid}</TableCell>
              <TableCell>
                {name}
                {copiedAt !== undefined && (
                  <Tooltip title={translate('admin.devices.copiedText')}>
                    <Chip size="small" color="warning" variant="outlined" label={translate('admin.devices.copied')} />
                  </Tooltip>
                )}
              </TableCell>
              <TableCell>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {translate(`values.DevicePurpose.${kind}`)}
                </Box>
              </TableCell>
              <TableCell>{momentText(seenAt, calendar)}</TableCell>
              <TableCell>{momentText(pairedAt, calendar)}</TableCell>
              <TableCell>{engine}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
