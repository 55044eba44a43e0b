import type { Handlers } from '../call/handler.ts';
import { addresses } from '../ground/addresses.ts';
import { hashOf } from '../ground/new-token.ts';
import { originOf } from '../ground/origin-of.ts';
import { createOrganisation } from '../organisations/commands.ts';
import { checkPassword } from '../security/password-rules.ts';
import { branchHandlers } from './branch-handlers.ts';
import { printTicket } from './print-ticket.ts';
import { reloadCodeData } from './reload-code-data.ts';
import { resetDoctorShifts } from './reset-doctor-shifts.ts';
import { readXrayTickets } from './xray-tickets.ts';

export const agencyHandlers: Handlers<
  | 'printRadiologyTicket'
  | 'getXrayTicketDetail'
  | 'resetDoctorShifts'
  | 'registerAgencyOrganisation'
  | 'reloadCodeData'
  | keyof typeof branchHandlers
> = {
  ...branchHandlers,

  printRadiologyTicket: async ({ organisationGid, body, write, request, services }) => {
    const { appointmentId } = body;
    const slip = await write(printTicket, { organisationGid, appointmentId, origin: originOf(request) });
    services.printing.wake();
    return slip;
  },

  getXrayTicketDetail: ({ organisationGid, query, now, services }) =>
    services.database.query(readXrayTickets(organisationGid, query, now)),

  resetDoctorShifts: ({ organisationGid, write }) => write(resetDoctorShifts, { organisationGid }),

  registerAgencyOrganisation: async ({ body, write, services }) => {
    const { gid, password, singleSignOnSecret, ...rest } = body.organisation;
    checkPassword(password, { kind: 'administrator', words: [gid, rest.name] }, 'organisation.password');
    const organisation = await write(createOrganisation, {
      gid,
      body: rest,
      passwordHash: await services.passwords.hash(password),
      agencyKeyHash: hashOf(body.apiKey),
      singleSignOnSecret,
    });
    return { organisation, quickLoginUrl: addresses.quickLogin(gid) };
  },

  reloadCodeData: ({ organisationGid, body, write }) => write(reloadCodeData, { organisationGid, tables: body }),
};
