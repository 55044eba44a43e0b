import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ScreenState } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { FactList } from '../layout/FactList.tsx';
import { ConditionChip } from './ConditionChip.tsx';
import { conditionOf } from './condition-of.ts';

/** What a screen has said of itself. */
export function ScreenFacts({ screen }: { screen: ScreenState }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const time = (instant: number) => momentText(instant, calendar);
  const facts: [string, ReactNode][] = [
    ['condition', <ConditionChip key="condition" condition={conditionOf(screen, Date.now())} />],
    ['heardAt', time(screen.heardAt)],
    ['onlineSince', time(screen.onlineSince)],
    ['startedAt', time(screen.startedAt)],
    ['layout', translate(`panelTypes.${screen.layout}`, { _: screen.layout })],
    ['revision', screen.seq],
    ['numbers', screen.numbers.map(({ label }) => label).join(', ') || translate('admin.screens.noErrors')],
    ['media', screen.media ?? translate('admin.screens.noErrors')],
    ['sound', translate(`values.ScreenSound.${screen.sound}`)],
    [
      'errors',
      screen.errors.length
        ? screen.errors.map((error) => <div key={error}>{error}</div>)
        : translate('admin.screens.noErrors'),
    ],
    ['size', `${screen.width} × ${screen.height}`],
    ['engine', screen.engine],
    ['features', screen.features.join(', ')],
    ['device', screen.screen],
  ];
  return (
    <Card component="section" sx={{ p: 2.5, alignSelf: 'start' }}>
      <FactList facts={facts} texts="admin.screens" />
    </Card>
  );
}
