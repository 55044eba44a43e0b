import { type CounterAction, type CounterOperation, counterActions, ofEveryPress } from '#generated/counter-actions.ts';
import type { QueueState, SeenPatient } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { actAtCounter, type CounterRequest } from './act-at-counter.ts';
import { stateAfter } from './state-after.ts';

/** Operations of the table that are commands of their own. */
const withOwnCommand = [
  'issueAtCounter',
  'resetQueue',
  'resetAllQueues',
] as const satisfies readonly CounterOperation[];

type PressOperation = Exclude<CounterOperation, (typeof withOwnCommand)[number]>;

type PressCall = Pick<Call<PressOperation>, 'organisationGid' | 'caller' | 'write' | 'services' | 'now'> & {
  readonly path: { readonly variant: QueueVariant };
  readonly body: {
    readonly panelGid: string;
    readonly queueOwnerGid?: string;
    readonly seen?: number;
    readonly seenPatient?: SeenPatient;
  };
};

/** One action as one of its operations does it. */
interface Way {
  readonly kind: CounterAction;
  readonly sets: Readonly<Record<string, unknown>>;
  /** What its body says of the action itself. */
  readonly parameters: readonly string[];
}

/**
 * Every press at a counter, by the table schemas/queue/CounterActions.json: one command, whose answer is the counter's
 * new state.
 */
export const pressHandlers = Object.fromEntries(
  [...waysByOperation()].map(([operation, ways]) => [operation, (call: PressCall) => press(call, ways)]),
) as unknown as Handlers<PressOperation>;

function waysByOperation(): Map<CounterOperation, Way[]> {
  const found = new Map<CounterOperation, Way[]>();
  for (const [kind, { operations, sets }] of Object.entries(counterActions)) {
    for (const [id, body = []] of Object.entries(operations)) {
      const operation = id as CounterOperation;
      if ((withOwnCommand as readonly CounterOperation[]).includes(operation)) continue;
      const parameters = body.filter((name) => !ofEveryPress.includes(name) && !(name in sets));
      found.set(operation, [...(found.get(operation) ?? []), { kind: kind as CounterAction, sets, parameters }]);
    }
  }
  return found;
}

async function press(call: PressCall, ways: readonly Way[]): Promise<QueueState> {
  const request: CounterRequest = {
    organisationGid: call.organisationGid,
    panelGid: call.body.panelGid,
    queueOwnerGid: call.body.queueOwnerGid,
    seen: call.body.seen,
    seenPatient: call.body.seenPatient,
    variant: call.path.variant,
    staffGid: call.caller?.subjectGid ?? '',
    tokenHash: call.caller?.tokenHash,
    action: actionOf(call.body, ways),
  };
  const acted = await call.write(actAtCounter, request);
  return stateAfter(call.services.database, request, acted, call.now);
}

/** The action that a body asks for; the contract has seen to its values. */
function actionOf(body: Readonly<Record<string, unknown>>, ways: readonly Way[]): CounterRequest['action'] {
  const way = ways.find(({ sets }) => Object.entries(sets).every(([name, value]) => body[name] === value))!;
  const given = way.parameters.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]);
  return { kind: way.kind, ...Object.fromEntries(given) } as CounterRequest['action'];
}
