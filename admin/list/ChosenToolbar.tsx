import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ChosenToolbarProps {
  /** How many are chosen. */
  count: number;
  /** How many of them the page does not show, for it shows another part of the list by now. */
  notShown?: number;
  onClear(): void;
  /** What can be done with them: small buttons. */
  children: ReactNode;
}

/** Stands above rows of which some are chosen: how many, what can be done with them, and nothing. */
export function ChosenToolbar({ count, notShown = 0, onClear, children }: ChosenToolbarProps) {
  const translate = useTranslate();
  const said = translate('ra.action.bulk_actions', { smart_count: count });
  return (
    <Box role="toolbar" aria-label={said} sx={bar}>
      <Box sx={{ fontWeight: 600, mr: 1 }}>{said}</Box>
      {notShown > 0 && <Box sx={{ mr: 1 }}>{translate('admin.list.notShown', { number: notShown })}</Box>}
      {children}
      <Button size="small" color="inherit" onClick={onClear}>
        {translate('ra.action.unselect')}
      </Button>
    </Box>
  );
}

const bar = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  px: 2,
  py: 1,
  bgcolor: 'var(--primary-soft)',
} as const;
