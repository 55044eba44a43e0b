import type { Call, Handlers } from '../call/handler.ts';
import { originOf } from '../ground/origin-of.ts';
import { noteWrongTicket } from '../security/note-wrong-ticket.ts';
import { composeTicketView, findTicketByKey } from '../views/ticket-view.ts';
import { changeTicket } from './change-ticket.ts';
import { composeIssuingState } from './issuing-state.ts';
import { composeQueueSizes } from './queue-sizes.ts';
import type { TakeNumberArgument } from './take-number.ts';
import { takeNumber, takeNumbers } from './take-number.ts';

export const ticketMachineHandlers: Handlers<
  'takeNumber' | 'takeNumbers' | 'getIssuingState' | 'getQueueSize' | 'getTicketView' | 'changeTicket'
> = {
  takeNumber: async (call) => {
    const slip = await call.write(takeNumber, argumentOf(call));
    call.services.printing.wake();
    return slip;
  },

  takeNumbers: async (call) => {
    const slips = await call.write(takeNumbers, { ...argumentOf(call), count: call.query.count });
    call.services.printing.wake();
    return slips;
  },

  getIssuingState: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeIssuingState(organisationGid, caller?.subjectGid ?? '', now)),

  getQueueSize: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeQueueSizes(organisationGid, caller?.subjectGid ?? '', now)),

  getTicketView: ({ query, now, services, request }) =>
    noteWrongTicket({ services, request }, query.key, () => services.database.query(composeTicketView(query.key, now))),

  changeTicket: ({ body, services, request, write }) =>
    noteWrongTicket({ services, request }, body.key, async () => {
      const { organisationGid } = await services.database.query(findTicketByKey(body.key));
      await write(changeTicket, { organisationGid, ...body });
      return services.database.query(composeTicketView(body.key, services.clock()));
    }),
};

type TakeCall = Pick<Call<'takeNumber' | 'takeNumbers'>, 'organisationGid' | 'caller' | 'query' | 'reply' | 'request'>;

function argumentOf({ organisationGid, caller, query, reply, request }: TakeCall): TakeNumberArgument {
  // A GET, because ticket machines ask so, though it changes state: nobody may answer it from a cache.
  reply.header('cache-control', 'no-store');
  return {
    organisationGid,
    devicePanelGid: caller?.subjectGid ?? '',
    source: caller?.kind === 'kiosk' ? 'kiosk' : 'ticketMachine',
    panelGid: query.panelGid,
    groupGid: query.groupGid,
    priorityTag: query.priorityTag,
    counterGid: query.counterGid,
    language: query.language,
    origin: originOf(request),
  };
}
