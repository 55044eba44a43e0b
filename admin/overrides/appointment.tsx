import { appointmentSheet } from '../appointments/appointment-sheet.ts';
import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** Appointments are a day's work: counted, narrowed and acted on day by day, canceled rather than deleted. */
export const override: Override = {
  List: lazyPart(() => import('../appointments/AppointmentsPage.tsx'), 'AppointmentsPage'),
  Create: lazyPart(() => import('../appointments/AppointmentCreate.tsx'), 'AppointmentCreate'),
  Edit: lazyPart(() => import('../appointments/AppointmentDetail.tsx'), 'AppointmentDetail'),
  sheet: appointmentSheet,
};
