import type { OperationId } from '#generated/operations.ts';
import type { Appointment } from '#generated/shapes.ts';

/** What an administrator does with appointments. */
export const appointmentActions = ['checkIn', 'tags', 'move', 'correct', 'cancel', 'restore', 'delete'] as const;
export type AppointmentAction = (typeof appointmentActions)[number];

/** What each needs to be called. */
export const operationOf: Readonly<Record<AppointmentAction, OperationId>> = {
  checkIn: 'checkInAppointment',
  tags: 'tagAppointments',
  move: 'bulkUpdateAppointment',
  correct: 'bulkUpdateAppointment',
  cancel: 'cancelAppointment',
  restore: 'restoreAppointment',
  delete: 'deleteAppointment',
};

/** Asks for an action: does it at once, or opens what has to be said first. */
export type AskFor = (action: AppointmentAction, appointments: readonly Appointment[]) => void;
