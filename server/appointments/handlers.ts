import type { CheckInResult } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import { Refusal } from '../errors/refusal.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { readPanelsOf, staffOf } from '../queue/read-staff.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { cancelAppointment, restoreAppointment } from './cancel-appointment.ts';
import { checkInAppointments } from './check-in-appointments.ts';
import { createByHand, createSeveralByHand } from './create-by-hand.ts';
import { listAppointments } from './list-appointments.ts';
import { type ChangeQuery, listChanges } from './list-changes.ts';
import { listDayVisits, type VisitQuery } from './list-day-visits.ts';
import { lookupHandlers } from './lookup-handlers.ts';
import { readAppointmentDay } from './read-appointment-day.ts';
import { readAppointmentHistory } from './read-appointment-history.ts';
import { readFreeNumber } from './read-free-number.ts';
import { deleteAppointment } from './remove-appointments.ts';
import { saveAppointments } from './save-appointments.ts';
import { listTags, tagAppointments } from './tags.ts';
import { updateAppointments } from './update-appointments.ts';

export const appointmentHandlers: Handlers<
  | 'listAppointment'
  | 'getAppointment'
  | 'deleteAppointment'
  | 'getAppointmentDay'
  | 'listDayVisits'
  | 'getAppointmentHistory'
  | 'getFreeNumber'
  | 'createAppointment'
  | 'bulkCreateAppointment'
  | 'cancelAppointment'
  | 'restoreAppointment'
  | 'checkInAppointment'
  | 'bulkCheckInAppointment'
  | 'bulkSaveAppointment'
  | 'bulkUpdateAppointment'
  | 'listAppointmentChangeLog'
  | 'listAppointmentTags'
  | 'tagAppointments'
  | keyof typeof lookupHandlers
> = {
  ...lookupHandlers,

  listAppointment: ({ organisationGid, query, now, services }) =>
    services.database.queryLong(listAppointments(organisationGid, query as unknown as ListQuery, now)),

  getAppointment: async ({ organisationGid, query, now, services }) => {
    const row = await services.database.query(readAppointment(organisationGid, { gid: query.gid }));
    if (!row) throw new Refusal({ code: 'not_found', field: 'gid' });
    return services.database.query(presentAppointment(organisationGid, row, now));
  },

  deleteAppointment: ({ organisationGid, query, write }) =>
    write(deleteAppointment, {
      organisationGid,
      gid: query.gid,
      version: query.version,
    }),

  getAppointmentDay: ({ organisationGid, query, now, services }) =>
    services.database.query(readAppointmentDay(organisationGid, query, now)),

  listDayVisits: ({ organisationGid, query, now, services }) =>
    services.database.query(listDayVisits(organisationGid, query as VisitQuery, now)),

  getAppointmentHistory: ({ organisationGid, query, services }) =>
    services.database.query(readAppointmentHistory(organisationGid, query.gid)),

  getFreeNumber: ({ organisationGid, query, services }) =>
    services.database.query(readFreeNumber(organisationGid, query)),

  createAppointment: ({ organisationGid, body, write }) => write(createByHand, { organisationGid, body }),

  bulkCreateAppointment: ({ organisationGid, body, write }) =>
    write(createSeveralByHand, { organisationGid, items: body.items }),

  cancelAppointment: ({ organisationGid, body, write }) =>
    write(cancelAppointment, { organisationGid, gid: body.gid, reason: body.reason?.trim() }),

  restoreAppointment: ({ organisationGid, body, write }) =>
    write(restoreAppointment, { organisationGid, gid: body.gid }),

  checkInAppointment: async ({ organisationGid, caller, body, write }) => {
    const { data } = await write(checkInAppointments, {
      organisationGid,
      gids: [body.gid],
      staffGid: staffOf(caller),
    });
    return data[0] as CheckInResult;
  },

  bulkCheckInAppointment: ({ organisationGid, caller, body, write }) =>
    write(checkInAppointments, { organisationGid, gids: body.gids, list: 'gids', staffGid: staffOf(caller) }),

  bulkSaveAppointment: ({ organisationGid, body, write }) =>
    write(saveAppointments, { organisationGid, items: body.appointments }),

  bulkUpdateAppointment: ({ organisationGid, body, write }) =>
    write(updateAppointments, { organisationGid, items: body.appointments }),

  listAppointmentChangeLog: ({ organisationGid, query, services }) =>
    services.database.queryLong(listChanges(organisationGid, query as unknown as ChangeQuery)),

  listAppointmentTags: ({ organisationGid, caller, services }) =>
    services.database.queryLong(
      (function* () {
        return yield* listTags(organisationGid, yield* readPanelsOf(organisationGid, caller));
      })(),
    ),

  tagAppointments: ({ organisationGid, caller, body, write }) => {
    const { gids, add = [], remove = [] } = body;
    return write(tagAppointments, { organisationGid, gids, add, remove, staffGid: staffOf(caller) });
  },
};
