import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ScreenState } from '#generated/shapes.ts';
import { ConditionChip } from './ConditionChip.tsx';
import { conditionOf } from './condition-of.ts';

/** What a screen has said of itself. */
export function ScreenFacts({ screen }: { screen: ScreenState }) {
  const translate = useTranslate();
  const time = (instant: number) => new Date(instant).toLocaleString();
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
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 1, m: 0 }}
      >
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`admin.screens.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Card>
  );
}
