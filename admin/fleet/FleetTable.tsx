import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { DeviceCondition } from './DeviceCondition.tsx';
import { clockText, deviceName, devicePlace, runtimeText, sinceText, storageText } from './device-texts.ts';
import type { JudgedDevice } from './judge-device.ts';

export interface FleetRowsProps {
  readonly devices: readonly JudgedDevice[];
  readonly chosen: ReadonlySet<string>;
  /** Undefined for those who may only look. */
  readonly onChoose: ((keys: readonly string[], chosen: boolean) => void) | undefined;
  readonly base: string;
}

const columns = ['device', 'kind', 'condition', 'since', 'shows', 'sound', 'runtime', 'storage', 'clock'];

/** Devices in rows: where each is, how it is, what it shows and runs. */
export function FleetTable({ devices, chosen, onChoose, base }: FleetRowsProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const here = devices.filter(({ key }) => chosen.has(key)).length;
  return (
    <ScrolledTable label={translate('admin.fleet.title')}>
      <Table size="small" aria-label={translate('admin.fleet.title')}>
        <TableHead>
          <TableRow>
            {onChoose && (
              <TableCell padding="checkbox">
                <Checkbox
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
            {columns.map((name) => (
              <TableCell key={name}>{translate(`admin.fleet.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {devices.map((device) => (
            <TableRow key={device.key} hover selected={chosen.has(device.key)}>
              {onChoose && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={chosen.has(device.key)}
                    onChange={({ target }) => onChoose([device.key], target.checked)}
                    slotProps={{
                      input: { 'aria-label': translate('admin.devices.choose', { name: chooseName(device) }) },
                    }}
                  />
                </TableCell>
              )}
              <TableCell sx={{ minWidth: 180 }}>
                <Link component={RouterLink} to={`${base}/${device.key}`} sx={{ fontWeight: 600 }}>
                  {deviceName(device)}
                </Link>
                <Box sx={small}>{devicePlace(device, translate)}</Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{translate(`values.FleetKind.${device.kind}`)}</TableCell>
              <TableCell sx={{ minWidth: 130 }}>
                <DeviceCondition device={device} />
              </TableCell>
              <TableCell sx={{ minWidth: 110 }}>{sinceText(device, calendar)}</TableCell>
              <TableCell sx={{ minWidth: 120 }}>
                {device.layout ? translate(`panelTypes.${device.layout}`, { _: device.layout }) : '—'}
                <Box sx={{ fontWeight: 600 }}>{device.shows?.join(translate('punctuation.list'))}</Box>
              </TableCell>
              <TableCell sx={{ minWidth: 100 }}>
                {device.sound ? translate(`values.ScreenSound.${device.sound}`) : '—'}
              </TableCell>
              <TableCell sx={{ minWidth: 110 }}>
                {runtimeText(device, translate)}
                <Box sx={small}>{device.engine}</Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{storageText(device)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{clockText(device, translate)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}

/** A device for whoever hears its checkbox. */
export function chooseName(device: JudgedDevice): string {
  return device.name || deviceName(device);
}

const small = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;
