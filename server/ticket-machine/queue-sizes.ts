import type { CheckInStop, QueueSize, QueueSizeList } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { deviceName } from '../desk/device-name.ts';
import { type DrawnQueue, issues, queuesBehind, readDeviceScope } from '../desk/device-scope.ts';
import { stopOf } from '../desk/device-stop.ts';
import { offeredCounters } from '../desk/offered-counters.ts';
import { defaultLocale } from '../ground/texts.ts';
import { slipPrinting } from '../print-queue/enqueue-slip.ts';
import { canceledClinic } from '../queue/canceled-clinic.ts';
import { countOfEarlierSessions } from '../queue/earlier-sessions.ts';
import { isFull } from '../queue/issue-ticket.ts';
import { lastDrawn } from '../queue/last-drawn.ts';
import { secondNameRead } from '../queue/location-of.ts';
import { numberWidth } from '../queue/number-width.ts';
import {
  type CounterPlace,
  currentQueue,
  dayOffsetOf,
  type OrganisationDay,
  ownerOf,
  policyAt,
  readDay,
} from '../queue/place.ts';
import { queueNameOf } from '../queue/queue-names.ts';
import { readPause } from '../queue/read-pause.ts';
import { countWaiting, readCounter } from '../queue/read-rows.ts';
import { readWait } from '../queue/wait/read-wait.ts';
import { whoServesRead } from '../views/who-serves.ts';

/** Yields the queues of a ticket machine with how many wait; those that keep no list issue nothing and are left out. */
export function* composeQueueSizes(
  organisationGid: string,
  devicePanelGid: string,
  now: number,
): Generator<Statement, QueueSizeList, unknown> {
  const day = yield* readDay(organisationGid, now);
  const scope = yield* readDeviceScope(organisationGid, devicePanelGid);
  const { panel, places, all } = scope;
  const stop = stopOf(scope);
  const data: QueueSize[] = [];
  for (const drawn of queuesBehind(places)) {
    if (drawn.place.callingMode >= 1) data.push(yield* sizeOf(drawn, all, day, stop));
  }
  return {
    organisationName: day.organisation.name,
    ...(day.organisation.demo && { demo: true }),
    ...(day.organisation.logo && { logo: day.organisation.logo }),
    name: deviceName(panel),
    language: panel.body.language ?? defaultLocale,
    serverTime: now,
    timeZoneOffsetMinutes: day.moment.offsetMinutes,
    dayOffsetMinutes: dayOffsetOf(day),
    dateFormat: day.organisation.dateFormat ?? 'YYYY/MM/DD',
    ...(yield* slipPrinting(organisationGid, devicePanelGid, 'ticketMachine')),
    data: data.slice(0, 100),
  };
}

function* sizeOf(
  drawn: DrawnQueue,
  places: readonly CounterPlace[],
  day: OrganisationDay,
  { stopped, reason }: CheckInStop,
): Generator<Statement, QueueSize, unknown> {
  const { place, group } = drawn;
  const secondName = group ? group.body.secondName : yield* secondNameRead(place.panel);
  const queue = yield* currentQueue(place, day);
  const who = group ? {} : yield* whoServesRead(place, day, queue, yield* readCounter(place.panel.gid));
  const offered = policyAt(place, day).priorityAtMachine && day.organisation.priorityTags?.length;
  // As the slip will say it: those who are left of an earlier session are called first.
  const waiting = (yield* countWaiting(queue.gid)) + (yield* countOfEarlierSessions(place, queue, day));
  const counters = yield* offeredCounters(place, places, day, queue);
  const full = yield* isFull(place, queue);
  const noClinic = (yield* canceledClinic(place, queue, day)) !== undefined;
  const wait = yield* readWait(place, places, queue, day, waiting);
  const pause = yield* readPause(ownerOf(place).gid, places, day);
  return {
    ...(group ? { groupGid: group.gid } : { panelGid: place.panel.gid }),
    name: queueNameOf(place),
    ...(secondName && { secondName }),
    ...who,
    waiting,
    ...(wait && { wait }),
    lastNumber: yield* lastDrawn(queue.gid),
    width: numberWidth(queue.startingNumber),
    open: !stopped && issues(drawn, places) && queue.issuing === 'open' && !full && !noClinic,
    paused: reason === 'panelPaused' || queue.issuing === 'paused',
    ...(pause && { pause }),
    ...(full && { full }),
    ...(noClinic && { noClinic }),
    ...(counters.length > 0 && { counters }),
    ...(offered && { priorityTags: [...day.organisation.priorityTags!] }),
  };
}
