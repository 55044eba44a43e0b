import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { useMay } from '../account/use-may.ts';
import { ChosenToolbar } from '../list/ChosenToolbar.tsx';
import { type AskFor, operationOf } from './appointment-action.ts';
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
  const may = useMay();
  if (appointments.length === 0) return null;
  const some = (action: 'checkIn' | 'cancel' | 'restore') => appointments.some((one) => possible(one, today)[action]);
  return (
    <ChosenToolbar count={appointments.length} onClear={onClear}>
      {(['checkIn', 'tags', 'cancel', 'restore'] as const).map((action) =>
        may(operationOf[action]) && (action === 'tags' || some(action)) ? (
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
    </ChosenToolbar>
  );
}
