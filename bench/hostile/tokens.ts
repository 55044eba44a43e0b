import type { RunningServer } from '#tests/running/server.ts';
import { password } from '../queue/hall.ts';

const api = '/api/v1';
const web = `${api}/collab/web`;

export interface Tokens {
  readonly session: string;
  readonly panel: string;
  readonly agency: string;
}

/** Makes an organisation and signs in as its administrator, as one of its screens, and as the system that books there. */
export async function signIn(server: RunningServer): Promise<Tokens> {
  const orgGid = 'hostile';
  const system = await ask(server, `${web}/systemAdvance/login`, { password: server.adminPassword });
  const made = await ask(
    server,
    `${web}/advancedSetting/organization/create`,
    { gid: orgGid, name: '來者不善', type: 'clinic', password },
    system.token,
  );
  const session = await ask(server, `${web}/organization/login`, { orgGid, password });
  const panel = await ask(server, `${web}/panel/create/defaultPanel`, { name: '診間', callingMode: 1 }, session.token);
  const key = new URL(panel.exclusiveUrl, server.url).searchParams.get('key');
  const screen = await ask(server, `${web}/panel/login`, { panelGid: panel.gid, key });
  const agency = await ask(server, `${api}/agency/ptch/clinics/apiToken`, { orgGid, apiKey: made.agencyKey });
  return { session: session.token, panel: screen.token, agency: agency.token };
}

async function ask({ url }: RunningServer, path: string, body: object, token?: string) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string> & { token: string; exclusiveUrl: string; gid: string };
}
