import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { useCalendar } from '../calendar/use-calendar.ts';
import { DeviceCondition } from './DeviceCondition.tsx';
import { chooseName, clockText, deviceName, devicePlace, runtimeText, sinceText, storageText } from './device-texts.ts';
import type { JudgedDevice } from './judge-device.ts';

interface FleetRowProps {
  readonly device: JudgedDevice;
  readonly isChosen: boolean;
  readonly onChoose: ((keys: readonly string[], chosen: boolean) => void) | undefined;
  readonly base: string;
  readonly translate: ReturnType<typeof useTranslate>;
  readonly calendar: ReturnType<typeof useCalendar>;
}

/** A device in the table; drawn again only when it is otherwise. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { device, isChosen, onChoose, base, translate, calendar } = props;
  return (
    <TableRow hover selected={isChosen}>
      {onChoose && (
        <TableCell padding="checkbox">
          <Checkbox
            disableRipple
            checked={isChosen}
            onChange={({ target }) => onChoose([device.key], target.checked)}
            slotProps={{ input: { 'aria-label': translate('admin.devices.choose', { name: chooseName(device) }) } }}
          />
        </TableCell>
      )}
      <TableCell className="device">
        <Link component={RouterLink} to={`${base}/${device.key}`}>
          {deviceName(device)}
        </Link>
        <div className="small">{devicePlace(device, translate)}</div>
      </TableCell>
      <TableCell className="whole">{translate(`values.FleetKind.${device.kind}`)}</TableCell>
      <TableCell className="wide">
        <DeviceCondition device={device} />
      </TableCell>
      <TableCell className="wide">{sinceText(device, calendar)}</TableCell>
      <TableCell className="wide">
        {device.layout ? translate(`panelTypes.${device.layout}`, { _: device.layout }) : '—'}
        <div className="numbers">{device.shows?.join(translate('punctuation.list'))}</div>
      </TableCell>
      <TableCell className="wide">{device.sound ? translate(`values.ScreenSound.${device.sound}`) : '—'}</TableCell>
      <TableCell className="wide">
        {runtimeText(device, translate)}
        <div className="small">{device.engine}</div>
      </TableCell>
      <TableCell className="whole">{storageText(device)}</TableCell>
      <TableCell className="whole">{clockText(device, translate)}</TableCell>
    </TableRow>
  );
});
