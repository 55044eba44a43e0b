import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BackupStatus } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { FactList } from '../layout/FactList.tsx';

/** How backups are set up. */
export function BackupFacts({ status }: { status: BackupStatus }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { state, folder, everyHours, keep, nextAt, sealed } = status;
  const facts: [string, ReactNode][] = [
    ['state', translate(`values.BackupState.${state}`)],
    ['folder', folder],
    ['schedule', translate('admin.backups.every', { hours: everyHours, keep })],
    ['nextAt', nextAt && momentText(nextAt, calendar)],
    ['sealing', translate(sealed ? 'admin.backups.sealed' : 'admin.backups.open')],
  ];
  return <FactList facts={facts} texts="admin.backups" />;
}
