import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCalendar } from '../calendar/use-calendar.ts';
import { PlainCheckbox } from '../layout/PlainCheckbox.tsx';
import { DeviceCondition } from './DeviceCondition.tsx';
import { chooseName, deviceName, devicePlace, engineText, runtimeText, sinceText } from './device-texts.ts';
import type { FleetRowsProps } from './FleetTable.tsx';

/** Devices on a phone: a card each, with where it is, how it is and since when. */
export function FleetCards({ devices, drawn, chosen, onChoose, base }: FleetRowsProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  return (
    <Box component="ul" aria-label={translate('admin.fleet.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {devices.slice(0, drawn).map((device) => (
        <Box
          component="li"
          key={device.key}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            px: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            fontSize: 14,
            bgcolor: chosen.has(device.key) ? 'action.selected' : undefined,
            '& .plain-checkbox': { ml: -1.25 },
          }}
        >
          {onChoose && (
            <PlainCheckbox
              checked={chosen.has(device.key)}
              onChange={(checked) => onChoose([device.key], checked)}
              label={translate('admin.devices.choose', { name: chooseName(device) })}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={`${base}/${device.key}`} sx={{ fontWeight: 600 }}>
                {deviceName(device)}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{devicePlace(device, translate)}</Box>
            </Box>
            <DeviceCondition device={device} />
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[
                translate(`values.FleetKind.${device.kind}`),
                sinceText(device, calendar, translate),
                runtimeText(device, translate),
                engineText(device),
              ]
                .filter((part) => part && part !== '—')
                .join(translate('punctuation.dot'))}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
