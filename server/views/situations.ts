import type { CurrentCall } from '#generated/shapes.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt } from '../queue/place.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import type { Situation } from '../queue/why-not.ts';
import type { Situations } from './allowed-actions.ts';
import type { NextInTurn } from './counter-queues.ts';
import type { NextAlone } from './next-alone.ts';

/** What was read of a counter's queues for its state. */
interface Read {
  /** The queue of the call at the counter. */
  readonly inHand: CounterPlace;
  readonly looked: CounterPlace;
  /** The queue that is served where the controller looks. */
  readonly queue: QueueRow;
  readonly issuing: QueueRow;
  readonly current: CurrentCall | undefined;
  readonly calledElsewhere: number;
  readonly extraLeft: number | undefined;
  readonly press: object | undefined;
  readonly resetsAll: boolean;
  /** What Next would do: from one queue, or in turn from several, whose room has been looked at already. */
  readonly next: NextAlone | NextInTurn;
}

/** The situations by which a counter's actions are judged, as the command reads them for each (desk/act-at-counter.ts). */
export function situations(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  { inHand, looked, queue, issuing, current, calledElsewhere, extraLeft, press, resetsAll, next }: Read,
): Situations {
  const ofLooked: Situation = {
    variant: place.variant,
    panelStatus: place.panel.body.status ?? 'enable',
    callingMode: looked.callingMode,
    counter,
    current: current?.ticketGid ? current : undefined,
    queue,
    maximumCalls: ownerOf(looked).body.maximumCalls,
    policy: policyAt(looked, day),
    nextCompletes: policyAt(inHand, day).nextCompletes,
    calledElsewhere,
    issuing,
    extraLeft,
    press,
  };
  const somebody = next.somebody ? {} : undefined;
  return {
    looked: ofLooked,
    ofCall: { ...ofLooked, callingMode: inHand.callingMode, policy: policyAt(inHand, day) },
    ofNext: { ...ofLooked, calledElsewhere: 0, ...next, next: somebody },
    resetsAll,
    hasClasses: (day.organisation.priorityTags?.length ?? 0) > 0,
  };
}
