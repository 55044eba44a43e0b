import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Condition } from './condition-of.ts';

const colours = { online: 'success', trouble: 'warning', silent: 'error' } as const;

/** How a screen is, in a word and a colour. */
export function ConditionChip({ condition }: { condition: Condition }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[condition]}
      label={translate(`admin.screens.${condition}`)}
      sx={{ color: 'text.primary', borderWidth: 2, fontWeight: 600 }}
    />
  );
}
