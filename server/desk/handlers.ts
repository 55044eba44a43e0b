import type { CounterOperation } from '#generated/counter-actions.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Call, Handlers } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { originOf } from '../ground/origin-of.ts';
import { readLastNumber } from '../queue/last-number.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { readStaff, staffOf } from '../queue/read-staff.ts';
import { readPace } from '../queue/wait/read-pace.ts';
import { readServedPlace, readWatchedPlace } from '../queue/watched-place.ts';
import { composeQueueState } from '../views/queue-state.ts';
import { issueAtCounter } from './issue-at-counter.ts';
import { listCounters } from './list-counters.ts';
import { listPatients } from './list-patients.ts';
import { listTransferTargets } from './list-transfer-targets.ts';
import { pressHandlers } from './press-handlers.ts';
import { previewReset } from './preview-reset.ts';
import { printTransferSlip, readDeskPrinter } from './print-transfer.ts';
import { reportDesk } from './report-desk.ts';
import { resetQueue, resetQueues } from './reset-queues.ts';

type OtherOperation =
  | 'getCurrentNumber'
  | 'getLastNumber'
  | 'listCounters'
  | 'resetAllQueues'
  | 'resetQueue'
  | 'previewReset'
  | 'listQueuePatients'
  | 'listTransferTargets'
  | 'reportDesk'
  | 'issueAtCounter'
  | 'getDeskPrinter'
  | 'printTransferSlip';

/** The calls of a counter: every press of its controller, and what it reads. */
export const queueHandlers: Handlers<CounterOperation | OtherOperation> = {
  ...pressHandlers,

  getCurrentNumber: (call) => watch(call, (place, day) => composeQueueState(place, day, call.query.queueOwnerGid)),

  getLastNumber: (call) => watch(call, (place, day) => readLastNumber(place, day, call.query.queueOwnerGid)),

  listCounters: ({ organisationGid, caller, now, services }) =>
    services.database.query(listCounters(organisationGid, caller?.subjectGid ?? '', now)),

  resetAllQueues: ({ organisationGid, caller, path, query, write }) =>
    write(resetQueues, {
      organisationGid,
      variant: path.variant,
      ...query,
      staffGid: staffOf(caller),
    }),

  resetQueue: ({ organisationGid, caller, path, query, body, write }) =>
    write(resetQueue, {
      organisationGid,
      variant: path.variant,
      ...body,
      ...query,
      staffGid: staffOf(caller),
    }),

  previewReset: ({ organisationGid, caller, path, query, now, services }) =>
    services.database.query(
      previewReset(
        {
          organisationGid,
          variant: path.variant,
          ...query,
          staffGid: staffOf(caller),
        },
        now,
      ),
    ),

  listQueuePatients: (call) => watch(call, (place, day) => listPatients(place, day, call.query)),

  listTransferTargets: (call) => watch(call, listTransferTargets),

  reportDesk: async (call) => {
    const { organisationGid, caller, body, now, services } = call;
    const { panelGid, left } = body;
    const { database } = services;
    await database.query(readServedPlace(organisationGid, caller, panelGid));
    // A desk makes up another name for each of its pages; its counter stays.
    const device = { kind: 'controller', device: panelGid, ...body } as const;
    const { state, reload } = left ? { state: {}, reload: false } : await services.runtimes.advise(call, device);
    const news = await database.write(reportDesk, { organisationGid, ...body, ...state });
    const pace = left ? {} : await database.query(readPace(organisationGid, panelGid, now));
    return { ...news, ...pace, ...(reload && { reload }) };
  },

  issueAtCounter: async ({ organisationGid, caller, path, body, write, request, services }) => {
    const slip = await write(issueAtCounter, {
      organisationGid,
      variant: path.variant,
      staffGid: caller?.subjectGid ?? '',
      origin: originOf(request),
      ...body,
    });
    services.printing.wake();
    return slip;
  },

  getDeskPrinter: async ({ organisationGid, caller, query: { panelGid }, services }) => {
    const printer = await services.database.query(readDeskPrinter(organisationGid, panelGid));
    await services.database.query(readStaff(organisationGid, staffOf(caller) ?? '', panelGid));
    return printer;
  },

  printTransferSlip: async ({ organisationGid, caller, body, write, request, services }) => {
    const printer = await write(printTransferSlip, {
      organisationGid,
      staffGid: caller?.subjectGid ?? '',
      origin: originOf(request),
      ...body,
    });
    services.printing.wake();
    return printer;
  },
};

type WatchCall = Pick<Call<OtherOperation>, 'organisationGid' | 'caller' | 'now' | 'services'> & {
  readonly path: { readonly variant: QueueVariant };
  readonly query: { readonly panelGid: string };
};

/** Reads something of a counter for somebody who may look at it. */
function watch<A>(
  { organisationGid, caller, path, query, now, services }: WatchCall,
  read: (place: CounterPlace, day: OrganisationDay) => Generator<Statement, A, unknown>,
): Promise<A> {
  return services.database.query(
    (function* () {
      const { place, day } = yield* readWatchedPlace(organisationGid, caller, query.panelGid, path.variant, now);
      return yield* read(place, day);
    })(),
  );
}
