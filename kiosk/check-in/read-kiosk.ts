import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import type { CheckInStop, ClinicInfoList, QueueSize, ViewMedia } from '#generated/shapes.ts';
import { hearServerTime } from '../screen/server-clock.ts';

/** What a kiosk shows around check-in, and the queues in which it may give numbers. */
export interface KioskReading {
  info: ClinicInfoList;
  queues: QueueSize[];
  stop: CheckInStop;
  media: ViewMedia[];
}

const quietly = { keepFailure: true, timeoutMs: 15_000 };

/** Reads all of it; a kiosk that may give no numbers has no queues. */
export async function readKiosk(client: HttpClient): Promise<KioskReading> {
  const [info, stop, media, queues] = await Promise.all([
    client.call('getClinicInfo', undefined, quietly),
    client.call('getCheckInStop', undefined, quietly),
    client.call('listKioskMedia', undefined, quietly),
    client.call('getQueueSize', undefined, quietly).catch((failure: unknown) => {
      if (failure instanceof CallFailure && [400, 403, 404].indexOf(failure.status) >= 0) return { data: [] };
      throw failure;
    }),
  ]);
  hearServerTime(info.serverTime);
  return { info, queues: queues.data, stop, media: media.data };
}
