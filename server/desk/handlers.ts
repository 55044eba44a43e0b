import type { QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Call, Handlers } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { readLastNumber } from '../queue/last-number.ts';
import type { CounterPlace, Setting } from '../queue/place.ts';
import { readWatchedPlace } from '../queue/watched-place.ts';
import { composeQueueState } from '../views/queue-state.ts';
import type { CounterRequest } from './act-at-counter.ts';
import { actAtCounter } from './act-at-counter.ts';
import { issueAtCounter } from './issue-at-counter.ts';
import { listCounters } from './list-counters.ts';
import { listPatients } from './list-patients.ts';
import { listTransferTargets } from './list-transfer-targets.ts';
import { resetQueue, resetQueues } from './reset-queues.ts';
import { stateAfter } from './state-after.ts';

type CounterOperation =
  | 'logInCounter'
  | 'logOutCounter'
  | 'autoLogOutCounter'
  | 'callNext'
  | 'callNumber'
  | 'recallNumber'
  | 'passNumber'
  | 'pauseCounter'
  | 'restartCounter'
  | 'completeConsultation'
  | 'moveToPassed'
  | 'transferToCounter'
  | 'transferToGroup'
  | 'startService'
  | 'letGoAway'
  | 'letComeBack'
  | 'sendToExamination'
  | 'backFromExamination'
  | 'presetNumber'
  | 'pauseIssuing'
  | 'changePriority';

type OtherOperation =
  | 'getCurrentNumber'
  | 'getLastNumber'
  | 'listCounters'
  | 'resetAllQueues'
  | 'resetQueue'
  | 'listQueuePatients'
  | 'listTransferTargets'
  | 'issueAtCounter';

/** Every button of a controller: one command, whose answer is the counter's new state. */
export const queueHandlers: Handlers<CounterOperation | OtherOperation> = {
  getCurrentNumber: (call) =>
    watch(call, (place, setting) => composeQueueState(place, setting, call.query.queueOwnerGid)),

  getLastNumber: (call) => watch(call, (place, setting) => readLastNumber(place, setting, call.query.queueOwnerGid)),

  listCounters: ({ organisationGid, caller, services }) =>
    services.database.query(listCounters(organisationGid, caller?.subjectGid ?? '')),

  resetAllQueues: ({ organisationGid, caller, path, write }) =>
    write(resetQueues, {
      organisationGid,
      variant: path.variant,
      ...(caller?.kind === 'staff' && { staffGid: caller.subjectGid ?? '' }),
    }),

  resetQueue: ({ organisationGid, caller, path, body, write }) =>
    write(resetQueue, {
      organisationGid,
      variant: path.variant,
      ...body,
      ...(caller?.kind === 'staff' && { staffGid: caller.subjectGid ?? '' }),
    }),

  listQueuePatients: (call) => watch(call, (place, setting) => listPatients(place, setting, call.query)),

  listTransferTargets: (call) => watch(call, listTransferTargets),

  issueAtCounter: ({ organisationGid, caller, path, body, write }) =>
    write(issueAtCounter, {
      organisationGid,
      variant: path.variant,
      staffGid: caller?.subjectGid ?? '',
      ...body,
    }),

  logInCounter: (call) => {
    const { doctorName, takeOver, session } = call.body;
    return act(call, {
      kind: 'logIn',
      ...(doctorName && { doctorName }),
      ...(takeOver && { takeOver }),
      ...(session && { session }),
    });
  },
  logOutCounter: (call) => act(call, { kind: 'logOut' }),
  autoLogOutCounter: (call) => act(call, { kind: 'autoLogOut' }),
  callNext: (call) => act(call, { kind: 'next' }),
  callNumber: (call) => act(call, { kind: 'number', number: call.body.number }),
  recallNumber: (call) => act(call, { kind: 'recall' }),
  passNumber: (call) => act(call, { kind: 'pass' }),
  pauseCounter: (call) => act(call, { kind: 'pause' }),
  restartCounter: (call) => act(call, { kind: 'restart' }),
  completeConsultation: (call) => act(call, { kind: 'completed', ...numberOf(call) }),
  startService: (call) => act(call, { kind: 'start' }),
  letGoAway: (call) => act(call, { kind: 'away', ...numberOf(call) }),
  letComeBack: (call) => {
    const { number, session } = call.body;
    return act(call, { kind: 'back', number, ...(session && { session }) });
  },
  sendToExamination: (call) => act(call, { kind: 'examination', ...numberOf(call) }),
  backFromExamination: (call) => act(call, { kind: 'backFromExamination', number: call.body.number }),
  moveToPassed: (call) => act(call, { kind: 'moveToPassed', number: call.body.number }),
  transferToCounter: (call) => act(call, { kind: 'transfer', toPanelGid: call.body.toPanelGid, ...numberOf(call) }),
  transferToGroup: (call) => act(call, { kind: 'transfer', toGroupGid: call.body.toGroupGid, ...numberOf(call) }),
  presetNumber: (call) => act(call, { kind: 'preset', number: call.body.number }),
  changePriority: (call) => {
    const { number, priorityTag } = call.body;
    return act(call, { kind: 'priority', number, ...(priorityTag && { priorityTag }) });
  },
  pauseIssuing: (call) => act(call, { kind: 'issuing', paused: call.body.paused }),
};

type WatchCall = Pick<Call<OtherOperation>, 'organisationGid' | 'caller' | 'now' | 'services'> & {
  readonly path: { readonly variant: QueueVariant };
  readonly query: { readonly panelGid: string };
};

/** Reads something of a counter for somebody who may look at it. */
function watch<A>(
  { organisationGid, caller, path, query, now, services }: WatchCall,
  read: (place: CounterPlace, setting: Setting) => Generator<Statement, A, unknown>,
): Promise<A> {
  return services.database.query(
    (function* () {
      const { place, setting } = yield* readWatchedPlace(organisationGid, caller, query.panelGid, path.variant, now);
      return yield* read(place, setting);
    })(),
  );
}

type CounterCall = Pick<Call<CounterOperation>, 'organisationGid' | 'caller' | 'write' | 'services' | 'now'> & {
  readonly path: { readonly variant: QueueVariant };
  readonly body: { readonly panelGid: string; readonly queueOwnerGid?: string };
};

/** The number that a call names; without one it is about the patient at the counter. */
function numberOf({ body: { number } }: { body: { number?: number } }): { number?: number } {
  return number === undefined ? {} : { number };
}

async function act(call: CounterCall, action: CounterRequest['action']): Promise<QueueState> {
  const request: CounterRequest = {
    organisationGid: call.organisationGid,
    panelGid: call.body.panelGid,
    queueOwnerGid: call.body.queueOwnerGid,
    variant: call.path.variant,
    staffGid: call.caller?.subjectGid ?? '',
    action,
  };
  const acted = await call.write(actAtCounter, request);
  return stateAfter(call.services.database, request, acted, call.now);
}
