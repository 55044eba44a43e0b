/** What could be tried at a counter as it stands: each action of the table, with what makes its request a likely one. */
import { type CounterAction, counterActions } from '#generated/counter-actions.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { issueAtCounter } from '#server/desk/issue-at-counter.ts';
import { resetQueue, resetQueues } from '#server/desk/reset-queues.ts';
import type { Sent } from './command-of.ts';

/** One press, and whether the state says that it is possible. */
export interface Trial {
  readonly what: string;
  readonly action: CounterAction;
  readonly allowed: boolean;
  readonly sent: Sent;
}

/** Who presses at which counter, and where patients might be sent. */
export interface Presser {
  readonly organisationGid: string;
  readonly staffGid: string;
  readonly target: { readonly toPanelGid: string } | { readonly toGroupGid: string };
}

/** Tickets of a status are alike to the rules: so many of each are tried. */
const ofEachStatus = 1;

export function trialsOf(state: QueueState, presser: Presser): Trial[] {
  const { counter, patients, passedEarlier } = state.allowedActions;
  const send = (action: CounterAction, about: object) => sentOf(state, presser, action, about);
  const names = Object.keys(counterActions) as CounterAction[];
  const ofCounter = names
    .filter((action) => counterActions[action].about.some((one) => one !== 'patient'))
    .flatMap((action): Trial[] => {
      const about = aboutCounter(state, presser, action);
      return about ? [{ what: action, action, allowed: counter.includes(action), sent: send(action, about) }] : [];
    });
  const ofPatients = someTickets(state).flatMap(({ number, status }) =>
    names
      .filter((action) => counterActions[action].about.includes('patient'))
      .map((action): Trial => {
        const about = { number, ...(action === 'transfer' && presser.target) };
        const allowed = patients[status]?.includes(action) ?? false;
        return { what: `${action} of ${number}, who is ${status}`, action, allowed, sent: send(action, about) };
      }),
  );
  const earlier = (state.passedEarlier ?? []).slice(0, ofEachStatus).map(
    ({ number, session }): Trial => ({
      what: `back of ${number}, passed in the ${session}`,
      action: 'back',
      allowed: passedEarlier.includes('back'),
      sent: send('back', { number, session }),
    }),
  );
  return [...ofCounter, ...ofPatients, ...earlier];
}

/** What a request says that names no patient; undefined where only patients' numbers could be named. */
function aboutCounter(state: QueueState, { target }: Presser, action: CounterAction): object | undefined {
  if (action === 'transfer') return target;
  if (action === 'preset') return { number: 0 };
  if (action !== 'number') return {};
  if (state.callingMode !== 0) return undefined;
  // The number in hand would be a recall.
  return { number: [1001, 1002].find((number) => number !== state.current?.number)! };
}

function someTickets(state: QueueState): Ticket[] {
  const all = (['waiting', 'passed', 'away', 'examination', 'completed'] as const).flatMap((list) => state[list]);
  const byStatus = Map.groupBy(all, ({ status }) => status);
  return [...byStatus.values()].flatMap((tickets) => tickets.slice(0, ofEachStatus));
}

function sentOf(
  { panelGid, variant, queueOwnerGid }: QueueState,
  { organisationGid, staffGid }: Presser,
  action: CounterAction,
  about: object,
): Sent {
  const at = { organisationGid, panelGid, variant, staffGid, ...(queueOwnerGid && { queueOwnerGid }) };
  switch (action) {
    case 'issue':
    case 'extra':
      return { command: issueAtCounter, argument: { ...at, extra: action === 'extra' } };
    case 'resetQueue':
      return { command: resetQueue, argument: at };
    case 'resetAll':
      return { command: resetQueues, argument: { organisationGid, variant, staffGid } };
    default:
      return {
        command: actAtCounter,
        argument: { ...at, action: { kind: action, ...about } as CounterRequest['action'] },
      };
  }
}
