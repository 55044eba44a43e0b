import type { Appointment } from '#generated/shapes.ts';
import { useMay } from '../account/use-may.ts';
import { type AppointmentAction, operationOf } from './appointment-action.ts';
import { possible } from './standing.ts';

const inOrder: readonly AppointmentAction[] = ['checkIn', 'restore', 'move', 'correct', 'tags', 'cancel', 'delete'];

/** Tells what an appointment allows today, of what the one who is signed in may do, in the order in which it is offered. */
export function useAllowedActions(): (appointment: Appointment, today: string | undefined) => AppointmentAction[] {
  const may = useMay();
  return (appointment, today) => {
    const can: Partial<Record<AppointmentAction, boolean>> = possible(appointment, today);
    return inOrder.filter((action) => can[action] !== false && may(operationOf[action]));
  };
}
