import type { TestApp } from '../server/open-app.ts';
import type { Clinic } from '../server/small-clinic.ts';

/** Counters that only a few examples speak of: made when one does, once for each clinic. */
const kinds: Readonly<Record<string, { type: string; body: object }>> = {
  listlessPanelGid: { type: 'defaultPanel', body: { name: '現場診間', callingMode: 0 } },
  inspectionPanelGid: { type: 'ptchUprightExaminationRoomPanel', body: { name: '超音波室', callingMode: 1 } },
};

const made = new WeakMap<Clinic, Map<string, Promise<{ gid: string }>>>();

/** Values of the placeholders that name such a counter. */
export async function queuePlaces(example: unknown, app: TestApp, clinic: Clinic): Promise<Record<string, string>> {
  const ofClinic = made.get(clinic) ?? new Map<string, Promise<{ gid: string }>>();
  made.set(clinic, ofClinic);
  const values: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (!JSON.stringify(example).includes(`{{${name}}}`)) continue;
    const panel = ofClinic.get(name) ?? create(kind, app, clinic);
    ofClinic.set(name, panel);
    values[name] = (await panel).gid;
  }
  if (JSON.stringify(example).includes('{{inspectionNurseGid}}')) {
    const { inspectionPanelGid: panelGid } = await queuePlaces('{{inspectionPanelGid}}', app, clinic);
    const path = '/api/v1/collab/web/panel/nurse';
    const body = { name: '王護理師' };
    const nurse = await app.done('POST', path, { token: clinic.tokens.session, query: { panelGid }, body });
    values.inspectionNurseGid = nurse.gid;
  }
  return values;
}

function create(
  { type, body }: { type: string; body: object },
  app: TestApp,
  clinic: Clinic,
): Promise<{ gid: string }> {
  const path = `/api/v1/collab/web/panel/create/${type}`;
  return app.done('POST', path, { token: clinic.tokens.session, body });
}
