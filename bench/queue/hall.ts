import { type RunningServer, startServer } from '#tests/running/server.ts';
import type { Store } from './store.ts';

const api = '/api/v1/collab';
export const password = 'long enough for one';

/** Fifty counters of one group, all staffed: the harshest hall, everybody calls from one queue. */
export interface Hall {
  readonly organisationGid: string;
  readonly groupGid: string;
  readonly staffGid: string;
  readonly counters: readonly string[];
  readonly serviceDate: string;
  /** Token of the member of staff who sits at all of them. */
  readonly token: string;
  /** Token of the ticket machine that stands at the first of them. */
  readonly machineToken: string;
}

export const organisationGid = 'hall';

/** The server on a store, in a process of its own that says how late its event loop is. */
export function serve(store: Store, env: Record<string, string> = {}): Promise<RunningServer> {
  return startServer({ env: { LOG_LEVEL: 'error', ...store.variables, ...env } });
}

/** Makes the hall through the API and logs in at each counter. */
export async function buildHall(server: RunningServer, size: number): Promise<Hall> {
  const system = await ask(server, '/web/systemAdvance/login', { password: server.adminPassword });
  const organisation = { gid: organisationGid, name: '大廳', type: 'clinic', password };
  await ask(server, '/web/advancedSetting/organization/create', organisation, system.token);
  const session = await ask(server, '/web/organization/login', { orgGid: organisationGid, password });
  const counters: string[] = [];
  let url = '';
  for (let number = 1; number <= size; number += 1) {
    const panel = { name: `${number} 號櫃檯`, callingMode: 3 };
    const made = await ask(server, '/web/panel/create/defaultPanel', panel, session.token);
    counters.push(made.gid);
    url ||= made.ticketMachineUrl;
  }
  const group = await ask(server, '/web/panel/group/create', { name: '批價', members: counters }, session.token);
  const staff = await ask(server, '/web/staff', { staffId: 'n1', name: '護理師', password }, session.token);
  const { token } = await ask(server, '/web/staff/login', { orgGid: organisationGid, staffId: 'n1', password });
  const key = new URL(url, server.url).searchParams.get('key');
  const machine = await ask(server, '/ticket/machine/login', { panelGid: counters[0], key });
  let serviceDate = '';
  for (const panelGid of counters) {
    ({ serviceDate } = await ask(server, '/web/queue/generic/login', { panelGid }, token));
  }
  const gids = { organisationGid, groupGid: group.gid, staffGid: staff.gid };
  return { ...gids, counters, serviceDate, token, machineToken: machine.token };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export async function ask({ url }: RunningServer, path: string, body: object, token?: string): Promise<any> {
  const answer = await fetch(`${url}${api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
