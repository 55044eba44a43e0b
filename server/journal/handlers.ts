import type { Handlers } from '../call/handler.ts';
import { noteAppAction } from './commands.ts';
import { type LogQuery, listEntries } from './list-entries.ts';

const asked = (query: unknown) => query as LogQuery;

export const journalHandlers: Handlers<
  | 'listAccessLogs'
  | 'listSystemAccessLogs'
  | 'listChangeLogs'
  | 'listSystemChangeLogs'
  | 'listDoctorShiftLogs'
  | 'listErrorLogs'
  | 'listSchedulerLogs'
  | 'listAppActionLogs'
  | 'createAppActionLog'
> = {
  listAccessLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('access', organisationGid, asked(query))),
  listSystemAccessLogs: ({ query, services }) => services.database.queryLong(listEntries('access', '', asked(query))),
  listChangeLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('change', organisationGid, asked(query))),
  listSystemChangeLogs: ({ query, services }) => services.database.queryLong(listEntries('change', '', asked(query))),
  listDoctorShiftLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('change', organisationGid, { ...asked(query), family: 'doctorShift' })),
  listErrorLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('error', organisationGid, asked(query))),
  listSchedulerLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('scheduler', organisationGid, asked(query))),
  listAppActionLogs: ({ organisationGid, query, services }) =>
    services.database.queryLong(listEntries('appAction', organisationGid, asked(query))),

  createAppActionLog: ({ organisationGid, caller, body, request, write }) =>
    write(noteAppAction, {
      organisationGid,
      kind: caller?.kind ?? 'panel',
      deviceGid: caller?.subjectGid ?? null,
      pairedGid: caller?.deviceGid ?? null,
      address: request.ip.slice(0, 60),
      said: body,
    }),
};
