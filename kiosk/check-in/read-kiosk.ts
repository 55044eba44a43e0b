import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import type { ClinicInfoList, QueueSize } from '#generated/shapes.ts';

/** What a kiosk shows around check-in, and the queues in which it may give numbers. */
export interface KioskReading {
  info: ClinicInfoList;
  queues: QueueSize[];
}

const quietly = { keepFailure: true, timeoutMs: 15_000 };

/** Reads both; a kiosk that may give no numbers has no queues. */
export async function readKiosk(client: HttpClient): Promise<KioskReading> {
  const info = await client.call('getClinicInfo', undefined, quietly);
  const queues = await client.call('getQueueSize', undefined, quietly).catch((failure: unknown) => {
    if (failure instanceof CallFailure && [400, 403, 404].includes(failure.status)) return { data: [] };
    throw failure;
  });
  return { info, queues: queues.data.filter(({ open }) => open) };
}
