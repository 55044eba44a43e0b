import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { standingColour, standingKey } from './standing.ts';

/** Where a patient stands, in a word and a colour. */
export function StandingChip({ appointment }: { appointment: Pick<Appointment, 'status' | 'patientState'> }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={standingColour(appointment)}
      label={useTranslate()(standingKey(appointment))}
      sx={{ color: 'text.primary', borderWidth: 2, fontWeight: 600 }}
    />
  );
}
