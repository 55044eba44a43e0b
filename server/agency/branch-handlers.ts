import { createAppointments } from '../appointments/create-appointments.ts';
import { removeAppointments } from '../appointments/remove-appointments.ts';
import { updateAppointments } from '../appointments/update-appointments.ts';
import type { Call, Handler, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { type Branch, readAppointment } from '../queue/appointment-row.ts';
import { presentAppointment } from '../views/present-appointment.ts';

/** The calls that the systems of the clinics and of radiology both have, each for its own appointments. */
export const branchHandlers: Handlers<
  | 'createClinicsAppointments'
  | 'updateClinicsAppointments'
  | 'deleteClinicsAppointments'
  | 'viewClinicsAppointment'
  | 'createRadiologyAppointments'
  | 'updateRadiologyAppointments'
  | 'deleteRadiologyAppointments'
  | 'viewRadiologyAppointment'
> = {
  createClinicsAppointments: creates('clinics'),
  updateClinicsAppointments: updates('clinics'),
  deleteClinicsAppointments: deletes('clinics'),
  viewClinicsAppointment: views('clinics'),
  createRadiologyAppointments: creates('radiology'),
  updateRadiologyAppointments: updates('radiology'),
  deleteRadiologyAppointments: deletes('radiology'),
  viewRadiologyAppointment: views('radiology'),
};

function creates(branch: Branch): Handler<'createClinicsAppointments'> & Handler<'createRadiologyAppointments'> {
  return ({ organisationGid, body, write }: Call<'createClinicsAppointments' | 'createRadiologyAppointments'>) =>
    write(createAppointments, { organisationGid, items: body.appointments, branch });
}

function updates(branch: Branch): Handler<'updateClinicsAppointments'> & Handler<'updateRadiologyAppointments'> {
  return ({ organisationGid, body, write }: Call<'updateClinicsAppointments' | 'updateRadiologyAppointments'>) =>
    write(updateAppointments, { organisationGid, items: body.appointments, branch });
}

function deletes(branch: Branch): Handler<'deleteClinicsAppointments'> & Handler<'deleteRadiologyAppointments'> {
  return ({ organisationGid, body, write }: Call<'deleteClinicsAppointments' | 'deleteRadiologyAppointments'>) => {
    const { appointmentIds } = body;
    return write(removeAppointments, { organisationGid, appointmentIds, branch });
  };
}

function views(branch: Branch): Handler<'viewClinicsAppointment'> & Handler<'viewRadiologyAppointment'> {
  return async ({
    organisationGid,
    query,
    now,
    services,
  }: Call<'viewClinicsAppointment' | 'viewRadiologyAppointment'>) => {
    const { appointmentId } = query;
    const row = await services.database.query(readAppointment(organisationGid, { appointmentId }, branch));
    if (!row) throw new Refusal({ code: 'appointment_not_found', field: 'appointmentId' });
    return services.database.query(presentAppointment(organisationGid, row, now));
  };
}
