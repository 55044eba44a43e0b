import { expect, test } from 'vitest';
import { decideReset } from '#server/queue/decide-reset.ts';
import type { CounterRow, QueueRow } from '#server/queue/rows.ts';

const queue = { gid: 'room.2026-11-21.morning' } as QueueRow;
const fresh = { gid: 'room.2026-11-21.morning.2' } as QueueRow;

test('a call that a reset finishes was finished by nobody: it counts towards no length of a service', () => {
  const call = { queueGid: queue.gid, ticketGid: 't', number: 3, calls: 1, calledAt: 0, seq: 1 };
  const calling = [{ panelGid: 'room', call } as CounterRow];
  expect(decideReset({ queue, fresh, calling, tickets: [] }, 'nurse1')).toEqual([
    {
      kind: 'completed',
      panelGid: 'room',
      queueGid: queue.gid,
      ticketGid: 't',
      number: 3,
      staffGid: 'nurse1',
      payload: { closedBy: 'nobody' },
    },
    { kind: 'reset', queueGid: fresh.gid, staffGid: 'nurse1' },
  ]);
});
