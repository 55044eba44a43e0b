import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BackupStatus } from '#generated/shapes.ts';

/** How backups are set up. */
export function BackupFacts({ status }: { status: BackupStatus }) {
  const translate = useTranslate();
  const { state, folder, everyHours, keep, nextAt, sealed } = status;
  const facts: [string, ReactNode][] = [
    ['state', translate(`values.BackupState.${state}`)],
    ['folder', folder],
    ['schedule', translate('admin.backups.every', { hours: everyHours, keep })],
    ['nextAt', nextAt && new Date(nextAt).toLocaleString()],
    ['sealing', translate(sealed ? 'admin.backups.sealed' : 'admin.backups.open')],
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 1, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`admin.backups.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
