import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { composeIssuingState } from './issuing-state.ts';
import { composeQueueSizes } from './queue-sizes.ts';
import type { TakeNumberArgument } from './take-number.ts';
import { takeNumber, takeNumbers } from './take-number.ts';
import { composeTicketView } from './ticket-view.ts';

export const ticketMachineHandlers: Handlers<
  'takeNumber' | 'takeNumbers' | 'getIssuingState' | 'getQueueSize' | 'getTicketView'
> = {
  takeNumber: async (call) => call.write(takeNumber, argumentOf(call)),

  takeNumbers: async (call) => call.write(takeNumbers, { ...argumentOf(call), count: call.query.count }),

  getIssuingState: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeIssuingState(organisationGid, caller?.subjectGid ?? '', now)),

  getQueueSize: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeQueueSizes(organisationGid, caller?.subjectGid ?? '', now)),

  getTicketView: async ({ query, now, services, request }) => {
    try {
      return await services.database.query(composeTicketView(query.key, now));
    } catch (error) {
      if (error instanceof Refusal && !error.isTemporary()) services.wrongKeys.note(request.ip, query.key);
      throw error;
    }
  },
};

type TakeCall = Pick<Call<'takeNumber' | 'takeNumbers'>, 'organisationGid' | 'caller' | 'query' | 'reply'>;

function argumentOf({ organisationGid, caller, query, reply }: TakeCall): TakeNumberArgument {
  // A GET, because ticket machines ask so, though it changes state: nobody may answer it from a cache.
  reply.header('cache-control', 'no-store');
  return {
    organisationGid,
    devicePanelGid: caller?.subjectGid ?? '',
    source: caller?.kind === 'kiosk' ? 'kiosk' : 'ticketMachine',
    panelGid: query.panelGid,
    groupGid: query.groupGid,
    priorityTag: query.priorityTag,
  };
}
