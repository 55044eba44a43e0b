import type { HttpClient } from '#client/http/http-client.ts';
import type { QueueSizeList, TicketMachineImages } from '#generated/shapes.ts';
import { hearServerTime } from '../screen/server-clock.ts';

/** The queues of a ticket machine, and the pictures of its organisation. */
export interface MachineReading extends QueueSizeList {
  images: TicketMachineImages;
}

export async function readMachine(client: HttpClient): Promise<MachineReading> {
  const options = { keepFailure: true, timeoutMs: 15_000 };
  const [queues, images] = await Promise.all([
    client.call('getQueueSize', undefined, options),
    client.call('listTicketImages', undefined, options),
  ]);
  hearServerTime(queues.serverTime);
  return { ...queues, images };
}
