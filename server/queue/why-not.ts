import { type CounterAction, counterActions, type PatientAction } from '#generated/counter-actions.ts';
import type { ErrorCode } from '#generated/errors.ts';
import { transitions } from '#generated/transitions.ts';
import type { CallingMode, PanelStatus, QueueStatus, QueueVariant } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import { standingCall } from './counter-call.ts';
import { highestFor } from './highest-number.ts';
import type { Policy } from './policy/policy.ts';
import type { CounterRow, QueueRow, TicketRow } from './rows.ts';

/** What the rules of state rest on: how a counter and one of its queues stand. A command knows more (CounterState). */
export interface Situation {
  readonly variant: QueueVariant;
  readonly panelStatus: PanelStatus;
  readonly callingMode: CallingMode;
  readonly counter: CounterRow | undefined;
  /** The ticket of the counter's own call, where there is one. */
  readonly current: Pick<TicketRow, 'status'> | undefined;
  readonly queue: QueueRow;
  readonly maximumCalls?: number | undefined;
  readonly policy: Pick<Policy, 'roomCap' | 'callLimit' | 'afterCallLimit'>;
  /** Whether Next finishes the patient at the counter: by the rules of that patient's queue. */
  readonly nextCompletes: boolean;
  readonly calledElsewhere?: number | undefined;
  /** Whom Next calls. */
  readonly next?: object | undefined;
  /** The last press, while it can be undone. */
  readonly press?: object | undefined;
  readonly issuing: Pick<QueueRow, 'issuing'>;
  /** How many extra patients may still be added, where that is known. */
  readonly extraLeft?: number | undefined;
}

/** Why an action is not possible: it is refused with this code, or it is done already and would change nothing. */
export type Why = ErrorCode | 'done';

/**
 * The rules of state, once: a command refuses by them (decide-counter.ts), and a controller learns from them what is
 * possible now (views/allowed-actions.ts). What a request says, and who asks, is judged by the command alone.
 * @returns why an action that names no patient is not possible; undefined where it is
 */
export function whyNot(state: Situation, action: CounterAction): Why | undefined {
  return whyNotHere(state, action) ?? whyNotNow(state, action);
}

/** Why an action is not possible at this counter at all, no matter who waits. */
function whyNotHere(state: Situation, action: CounterAction): Why | undefined {
  return whyNotAtPanel(state, action) ?? whyNotHeld(state, action) ?? whyNotAtCounter(state, action);
}

/** The same of an action about a patient of a list, by the patient's status. */
export function whyNotPatient(state: Situation, action: PatientAction, status: QueueStatus): Why | undefined {
  const ofList = whyNotOfList(state, action);
  if (ofList) return ofList;
  return mayMove(status, action) ? whyNotCall(state, action) : 'invalid_queue_operation';
}

/** Why an action about a patient of a list is not possible, whatever the patient's status. */
export function whyNotAnybody(state: Situation, action: PatientAction): Why | undefined {
  return whyNotOfList(state, action) ?? whyNotCall(state, action);
}

function whyNotOfList(state: Situation, action: PatientAction): Why | undefined {
  return whyNotHere(state, action) ?? (state.callingMode === 0 ? 'queue_keeps_no_list' : undefined);
}

/** Who is chosen in a list to be called needs room like anybody else. */
function whyNotCall(state: Situation, action: PatientAction): Why | undefined {
  return action === 'number' ? whyNoRoom(state) : undefined;
}

/** From which statuses each action leads on, by the table of moves: looked up with every state that is composed. */
const leadsFrom = new Map(
  Object.entries(counterActions).map(([action, { events }]) => [
    action,
    new Set(transitions.filter(({ by }) => events.includes(by)).map(({ from }) => from)),
  ]),
);

/** Whether an action leads a ticket on from a status. */
export function mayMove(status: QueueStatus, action: CounterAction): boolean {
  return leadsFrom.get(action)!.has(status);
}

const ofAnybody: ReadonlySet<CounterAction> = new Set(['logIn', 'resetQueue', 'resetAll']);
const leaving: ReadonlySet<CounterAction> = new Set(['logOut', 'autoLogOut']);
const calling: ReadonlySet<CounterAction> = new Set(['next', 'number', 'recall']);

/** The panel must be one that calls in this way, and be switched on; closing its counter stays possible, and a reset. */
export function whyNotAtPanel(
  { variant, callingMode, panelStatus }: Pick<Situation, 'variant' | 'callingMode' | 'panelStatus'>,
  action: CounterAction,
): Why | undefined {
  if (!counterActions[action].variants.includes(variant)) return 'action_not_in_variant';
  if (callingMode === -1) return 'panel_not_serving';
  const anyway = leaving.has(action) || counterActions[action].events.includes('reset');
  return panelStatus === 'disable' && !anyway ? 'panel_disabled' : undefined;
}

/** Somebody must sit there; only a command knows whether it is the one who asks. */
function whyNotHeld({ counter }: Pick<Situation, 'counter'>, action: CounterAction): Why | undefined {
  if (ofAnybody.has(action)) return undefined;
  return !counter || counter.service === 'unlogin' ? 'counter_not_logged_in' : undefined;
}

/** Some actions need a waiting list, one needs that there is none; and a paused counter calls nobody. */
export function whyNotAtCounter(
  { callingMode, counter }: Pick<Situation, 'callingMode' | 'counter'>,
  action: CounterAction,
): Why | undefined {
  const { list, about } = counterActions[action];
  if (list === true && callingMode === 0)
    return about.includes('queue') ? 'issuing_not_possible' : 'queue_keeps_no_list';
  if (list === false && callingMode !== 0) return 'preset_needs_no_list';
  return calling.has(action) && counter?.service === 'pause' ? 'counter_paused' : undefined;
}

/** What stands in the way of an action that names no patient, once it is possible here at all. */
export function whyNotNow(state: Situation, action: CounterAction): Why | undefined {
  switch (action) {
    case 'pause':
      return state.counter?.service === 'pause' ? 'done' : undefined;
    case 'restart':
      return state.counter?.service === 'serving' ? 'done' : undefined;
    case 'next':
      return whyNoRoom(state) ?? whyNobodyNext(state);
    case 'number':
      return whyNoRoom(state);
    case 'recall':
      return whyNoCall(state, action, 'nothing_to_recall') ?? whyNoRecall(state);
    case 'pass':
      return whyNoCall(state, action, 'nothing_to_pass');
    case 'undo':
      return state.press ? undefined : 'nothing_to_undo';
    case 'start':
      return whyNoPatient(state, action, 'nothing_to_start');
    case 'completed':
      // Also a call that is left over from an earlier day.
      return state.counter?.call ? undefined : 'nothing_to_complete';
    case 'away':
    case 'examination':
      return whyNoPatient(state, action, 'nothing_to_send');
    case 'transfer':
      return whyNoPatient(state, action, 'nothing_to_transfer');
    case 'issue':
      return whyNotIssue(state);
    case 'extra':
      return state.extraLeft === 0 ? 'extra_limit_reached' : undefined;
    case 'pauseIssuing':
      return state.issuing.issuing === 'paused' ? 'done' : undefined;
    case 'resumeIssuing':
      return state.issuing.issuing === 'paused' ? undefined : 'done';
    default:
      return undefined;
  }
}

/**
 * What keeps a counter from calling anybody else: its own call, if the policy does not let a call finish it, or the room
 * in front of the counters.
 */
export function whyNoRoom(
  state: Pick<Situation, 'policy' | 'nextCompletes' | 'calledElsewhere' | 'counter' | 'queue'>,
) {
  const { policy, calledElsewhere = 0 } = state;
  if (!state.nextCompletes && standingCall(state)) return 'patient_not_finished';
  return policy.roomCap > 0 && calledElsewhere >= policy.roomCap ? 'waiting_room_full' : undefined;
}

function whyNobodyNext(state: Situation): Why | undefined {
  if (state.callingMode === 0) return numberAfter(state.queue) > highestFor(state) ? 'maximum_call_limit' : undefined;
  return state.next ? undefined : 'no_waiting_patient';
}

function whyNoCall(state: Situation, action: CounterAction, code: ErrorCode): Why | undefined {
  if (!standingCall(state)) return code;
  return state.current && !mayMove(state.current.status, action) ? 'invalid_queue_operation' : undefined;
}

function whyNoPatient(state: Situation, action: CounterAction, code: ErrorCode): Why | undefined {
  return state.current ? whyNoCall(state, action, code) : code;
}

/** Called as often as the policy allows: another recall is refused, where it does not pass the patient instead. */
function whyNoRecall({ policy, counter }: Situation): Why | undefined {
  const { callLimit, afterCallLimit } = policy;
  const reached = callLimit > 0 && (counter?.call?.calls ?? 0) >= callLimit;
  return reached && afterCallLimit !== 'pass' ? 'recall_limit_reached' : undefined;
}

/** Walk-ins get no numbers while the issuing is paused; who is added beyond them does. */
export function whyNotIssue({ issuing }: Pick<Situation, 'issuing'>): Why | undefined {
  return issuing.issuing === 'paused' ? 'issuing_paused' : undefined;
}

/** The number that Next calls where no list is kept. */
export function numberAfter({
  currentNumber,
  firstNumber,
  startingNumber,
}: Pick<QueueRow, 'currentNumber' | 'firstNumber' | 'startingNumber'>): number {
  return currentNumber === 0 ? (firstNumber ?? startingNumber) : currentNumber + 1;
}

/** Refuses for a reason of the rules above, if there is one; what is done already is no refusal. */
export function refuse(why: Why | undefined, policy?: Pick<Policy, 'callLimit'>): void {
  if (why === undefined || why === 'done') return;
  const params = why === 'recall_limit_reached' && policy ? { params: { number: policy.callLimit } } : {};
  throw new Refusal({ code: why, ...params });
}
