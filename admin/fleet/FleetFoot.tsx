import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { PageTurner } from '../layout/PageTurner.tsx';
import type { JudgedDevice } from './judge-device.ts';

interface FleetFootProps {
  /** Those that were looked for; the same list as long as it holds the same. */
  readonly found: readonly JudgedDevice[];
  /** How many there are in all. */
  readonly all: number;
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** Undefined for those who may only look. */
  readonly onChoose: ((keys: readonly string[], chosen: boolean) => void) | undefined;
}

/**
 * How many devices were found, a way to choose all of them, and to their other pages. A key is followed in three
 * drawings (what was typed, the first rows, the others); the dozen buttons here are part of one.
 */
export const FleetFoot = memo(function FleetFoot({ found, all, page, pages, onTurn, onChoose }: FleetFootProps) {
  const translate = useTranslate();
  const chooseAll = () =>
    onChoose?.(
      found.map(({ key }) => key),
      true,
    );
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', p: 1.5 }}>
      {onChoose && pages > 1 && (
        <Button size="small" onClick={chooseAll}>
          {translate('admin.fleet.chooseAll', { number: found.length })}
        </Button>
      )}
      <Box sx={{ color: 'text.secondary' }} aria-live="polite">
        {translate('admin.fleet.count', { number: found.length, all })}
      </Box>
      <PageTurner page={page} pages={pages} onTurn={onTurn} />
    </Box>
  );
});
