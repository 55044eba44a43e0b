import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/running/server.ts';
import type { Hall } from '../queue/hall.ts';

/** What was acknowledged to those who pressed and took. */
export interface Acknowledged {
  readonly calls: { readonly panelGid: string; readonly number: number; readonly seq: number }[];
  readonly tickets: { readonly key: string; readonly number: number }[];
  /** Calls that had to be sent again because the server was away. */
  again: number;
}

/** Staff press Next at every counter and patients take numbers at two machines, until told to go home. */
export function gather(server: RunningServer, hall: Hall): { acknowledged: Acknowledged; goHome(): Promise<void> } {
  const acknowledged: Acknowledged = { calls: [], tickets: [], again: 0 };
  let working = true;
  const ask = async (method: string, path: string, token: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    };
    for (;;) {
      const answer = await fetch(`${server.url}/api/v1/collab${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5000),
      })
        .then(async (reply) => ({ status: reply.status, body: await reply.json() }))
        .catch(() => undefined);
      if (answer?.status === 200) return answer.body;
      const code = answer?.body?.contents?.[0]?.code;
      if (code === 'no_waiting_patient') return undefined;
      if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      acknowledged.again += 1;
      await sleep(100);
    }
  };
  const counters = hall.counters.map(async (panelGid) => {
    while (working) {
      const state = await ask('POST', '/web/queue/generic/next', hall.token, { panelGid });
      if (state?.current) acknowledged.calls.push({ panelGid, number: state.current.number, seq: state.current.seq });
      else await sleep(20);
    }
  });
  const machines = [1, 2, 3].map(async () => {
    while (working) {
      const slip = await ask('GET', `/ticket/machine/take/number?groupGid=${hall.groupGid}`, hall.machineToken);
      if (slip) acknowledged.tickets.push({ key: slip.ticketKey, number: slip.number });
      await sleep(10);
    }
  });
  return {
    acknowledged,
    goHome: async () => {
      working = false;
      await Promise.all([...counters, ...machines]);
    },
  };
}
