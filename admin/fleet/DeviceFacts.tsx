import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { FactList } from '../layout/FactList.tsx';
import { DeviceCondition } from './DeviceCondition.tsx';
import { clockText, devicePlace, launcherText, runtimeText, storageText } from './device-texts.ts';
import { isAway, type JudgedDevice } from './judge-device.ts';

/** What is known of a device, and what it has said of itself. */
export function DeviceFacts({ device }: { device: JudgedDevice }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const time = (instant: number | undefined) => instant && momentText(instant, calendar);
  const { width, height, sound, layout, launcher } = device;
  const facts: [string, ReactNode][] = [
    ['condition', <DeviceCondition key="condition" device={device} />],
    ['kind', translate(`values.FleetKind.${device.kind}`)],
    ['place', devicePlace(device, translate)],
    ['heardAt', isAway(device) && time(device.heardAt)],
    ['onlineSince', time(device.onlineSince)],
    ['startedAt', time(device.startedAt)],
    ['pairedAt', time(device.pairedAt)],
    ['copiedAt', time(device.copiedAt)],
    ['layout', layout && translate(`panelTypes.${layout}`, { _: layout })],
    ['sound', sound && translate(`values.ScreenSound.${sound}`)],
    ['fault', device.fault],
    ['mediaFaults', device.mediaFaults ? String(device.mediaFaults) : undefined],
    ['runtime', runtimeText(device, translate)],
    ['refusedVersion', device.refusedVersion],
    ['engine', device.engine],
    ['size', width && height && `${width} × ${height}`],
    ['storage', storageText(device)],
    ['clock', clockText(device, translate)],
    ['launcher', launcher && [launcherText(launcher, translate), launcher.platform].join(translate('punctuation.dot'))],
    ['restarts', launcher && String(launcher.restarts)],
    ['refusedLauncher', launcher?.refusedVersion],
    ['name', device.device],
  ];
  return (
    <Card component="section" sx={{ p: 2.5, alignSelf: 'start' }}>
      <FactList facts={facts.filter(([, value]) => value && value !== '—')} texts="admin.fleet" />
    </Card>
  );
}
