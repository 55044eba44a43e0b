import { lazy } from 'react';
import type { Override } from './override.ts';

/** Appointments are a day's work: counted, narrowed and acted on day by day, canceled rather than deleted. */
export const override: Override = {
  List: lazy(() =>
    import('../appointments/AppointmentsPage.tsx').then(({ AppointmentsPage }) => ({ default: AppointmentsPage })),
  ),
  Create: lazy(() =>
    import('../appointments/AppointmentCreate.tsx').then(({ AppointmentCreate }) => ({ default: AppointmentCreate })),
  ),
  Edit: lazy(() =>
    import('../appointments/AppointmentDetail.tsx').then(({ AppointmentDetail }) => ({ default: AppointmentDetail })),
  ),
};
