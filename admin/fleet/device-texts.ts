import type { useTranslate } from 'react-admin';
import type { LauncherState } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import type { useCalendar } from '../calendar/use-calendar.ts';
import { isAway, type JudgedDevice } from './judge-device.ts';

type Translate = ReturnType<typeof useTranslate>;

/** What a device is called. */
export function deviceName({ panelName, panelGid }: JudgedDevice): string {
  return panelName || panelGid;
}

/** A device for whoever hears its checkbox. */
export function chooseName(device: JudgedDevice): string {
  return device.name || deviceName(device);
}

/** Where it is, and its own name. */
export function devicePlace({ name, location }: JudgedDevice, translate: Translate): string {
  return [location, name].filter(Boolean).join(translate('punctuation.dot'));
}

/** What is wrong with it. */
export function troublesText({ troubles }: Pick<JudgedDevice, 'troubles'>, translate: Translate): string {
  return troubles.map((trouble) => translate(`admin.fleet.trouble_${trouble}`)).join(translate('punctuation.list'));
}

/** Since when it is on line, or when it was heard last; when it was paired where nothing was heard of it yet. */
export function sinceText(
  { condition, onlineSince, heardAt, pairedAt }: JudgedDevice,
  calendar: ReturnType<typeof useCalendar>,
  translate: Translate,
): string {
  if (condition === 'missing' && pairedAt !== undefined)
    return translate('admin.fleet.pairedSince', { time: momentText(pairedAt, calendar) });
  const instant = isAway({ condition }) ? heardAt : onlineSince;
  return instant === undefined ? '—' : momentText(instant, calendar);
}

/** How far its clock is off, in the largest unit that says something. */
export function clockText({ clockOffMs }: JudgedDevice, translate: Translate): string {
  if (clockOffMs === undefined) return '—';
  const seconds = Math.round(Math.abs(clockOffMs) / 1000);
  if (seconds < 2) return translate('admin.fleet.clockRight');
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[units.length - 1]!;
  return translate(`admin.fleet.${clockOffMs > 0 ? 'ahead' : 'behind'}_${unit}`, {
    number: Math.round(seconds / size),
  });
}

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** What its browser keeps of what it may keep; a line breaks between the two alone. */
export function storageText({ storedMb, storageMb }: JudgedDevice): string {
  if (storedMb === undefined || storageMb === undefined) return '—';
  return `${sizeText(storedMb)}\u00a0/ ${sizeText(storageMb)}`;
}

function sizeText(megabytes: number): string {
  return megabytes < 1000 ? `${megabytes}\u00a0MB` : `${(megabytes / 1000).toFixed(1)}\u00a0GB`;
}

/** Its browser, by the first of the numbers of its version; the device's own page has all of them. */
export function engineText({ engine }: Pick<JudgedDevice, 'engine'>): string | undefined {
  return engine?.replace(/(\/\d+)[.\d]*$/, '$1');
}

/** Which build it runs, and whether that is the one that it is to run. */
export function runtimeText({ runtime, versionNumber, wantedVersion }: JudgedDevice, translate: Translate): string {
  if (!runtime) return '—';
  const number = versionNumber ?? runtime;
  if (wantedVersion === undefined) return translate('admin.fleet.currentRuntime', { number });
  return translate('admin.fleet.outdatedRuntime', { number, wanted: wantedVersion });
}

/** Which release its launcher runs, which one is published to it, and whether its settings keep it from that. */
export function launcherText(
  { versionNumber: number, wantedVersion: wanted, updatesOff }: LauncherState,
  translate: Translate,
): string {
  if (wanted === undefined) return number;
  return translate(updatesOff ? 'admin.fleet.heldLauncher' : 'admin.fleet.outdatedRuntime', { number, wanted });
}
