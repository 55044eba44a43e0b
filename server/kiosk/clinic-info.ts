import type { ClinicInfo, ClinicInfoList } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { deviceName } from '../desk/device-name.ts';
import { readDeviceScope } from '../desk/device-scope.ts';
import { defaultLocale } from '../ground/texts.ts';
import { slipPrinting } from '../print-queue/enqueue-slip.ts';
import { earlierSession } from '../queue/earlier-session.ts';
import { secondNameRead } from '../queue/location-of.ts';
import { numberWidth } from '../queue/number-width.ts';
import { pauseTold, serviceShown } from '../queue/pause-told.ts';
import { type CounterPlace, type OrganisationDay, readDay } from '../queue/place.ts';
import { countWaiting, readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { calledNumber } from '../views/called-number.ts';
import { todaysCall } from '../views/queue-state.ts';
import { whoServesRead } from '../views/who-serves.ts';
import { keypadSigns } from './keypad-signs.ts';

/** Yields what a kiosk shows around check-in: the rooms it covers, who serves there and which number is called. */
export function* composeClinicInfo(
  organisationGid: string,
  panelGid: string,
  now: number,
): Generator<Statement, ClinicInfoList, unknown> {
  const day = yield* readDay(organisationGid, now);
  const { panel, places } = yield* readDeviceScope(organisationGid, panelGid);
  const { organisation, moment } = day;
  const data: ClinicInfo[] = [];
  for (const place of places) data.push(yield* infoOf(place, day));
  const signs = yield* keypadSigns(day);
  return {
    organisationName: organisation.name,
    ...(organisation.demo && { demo: true }),
    ...(organisation.logo && { logo: organisation.logo }),
    panelName: deviceName(panel),
    language: panel.body.language ?? defaultLocale,
    session: moment.session,
    serverTime: now,
    timeZoneOffsetMinutes: moment.offsetMinutes,
    dateFormat: organisation.dateFormat ?? 'YYYY/MM/DD',
    ...(yield* slipPrinting(organisationGid, panelGid, 'kiosk')),
    ...(signs && { keypadSigns: signs }),
    data,
  };
}

function* infoOf(place: CounterPlace, day: OrganisationDay): Generator<Statement, ClinicInfo, unknown> {
  const { gid, body } = place.panel;
  const counter = yield* readCounter(gid);
  const queue = yield* servedQueue(place, day, counter);
  const call = todaysCall(counter, day.moment.serviceDate);
  const called = call && (yield* calledNumber(place, call));
  const session = call && earlierSession(call, day);
  const pause = pauseTold(place, counter, day);
  const counterSecondName = yield* secondNameRead(place.panel);
  return {
    panelGid: gid,
    counterName: body.counterName || body.name,
    ...(counterSecondName && { counterSecondName }),
    ...(yield* whoServesRead(place, day, queue, counter)),
    service: serviceShown(place, counter),
    ...(pause?.reason && { pauseReason: pause.reason }),
    ...(pause?.until && { backAt: pause.until }),
    current: call?.number ?? 0,
    ...(called?.mark && { mark: called.mark }),
    ...(session && { session }),
    width: called ? called.label.length : numberWidth(queue.startingNumber),
    waiting: yield* countWaiting(queue.gid),
  };
}
