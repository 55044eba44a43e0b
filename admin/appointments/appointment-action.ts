import type { Appointment } from '#generated/shapes.ts';

/** What an administrator does with appointments. */
export const appointmentActions = ['checkIn', 'tags', 'move', 'cancel', 'restore', 'delete'] as const;
export type AppointmentAction = (typeof appointmentActions)[number];

/** Asks for an action: does it at once, or opens what has to be said first. */
export type AskFor = (action: AppointmentAction, appointments: readonly Appointment[]) => void;
