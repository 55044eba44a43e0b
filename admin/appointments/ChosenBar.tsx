import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import type { AskFor } from './appointment-action.ts';
import { possible } from './standing.ts';

interface ChosenBarProps {
  appointments: readonly Appointment[];
  today: string;
  onClear(): void;
  ask: AskFor;
}

/** What can be done with the chosen appointments; each that cannot says why afterwards. */
export function ChosenBar({ appointments, today, onClear, ask }: ChosenBarProps) {
  const translate = useTranslate();
  if (appointments.length === 0) return null;
  const said = translate('ra.action.bulk_actions', { smart_count: appointments.length });
  const some = (action: 'checkIn' | 'cancel' | 'restore') => appointments.some((one) => possible(one, today)[action]);
  return (
    <Box
      role="toolbar"
      aria-label={said}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 2,
        py: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Box sx={{ fontWeight: 600, mr: 1 }}>{said}</Box>
      {(['checkIn', 'tags', 'cancel', 'restore'] as const).map((action) =>
        action === 'tags' || some(action) ? (
          <Button
            key={action}
            size="small"
            color={action === 'cancel' ? 'error' : 'primary'}
            onClick={() => ask(action, appointments)}
          >
            {translate(`admin.appointments.action.${action}`)}
          </Button>
        ) : null,
      )}
      <Button size="small" color="inherit" onClick={onClear}>
        {translate('ra.action.unselect')}
      </Button>
    </Box>
  );
}
