import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { PrinterState } from '#generated/values.ts';

/** How a printer stands, in a word and a colour. */
export function PrinterStateChip({ state }: { state: PrinterState }) {
  const translate = useTranslate();
  const colour = state === 'ready' ? 'success' : state === 'unknown' ? 'default' : 'error';
  return <Chip size="small" variant="outlined" color={colour} label={translate(`values.PrinterState.${state}`)} />;
}
