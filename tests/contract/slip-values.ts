/** Slips that examples speak of: on a machine's own printer, and of a patient whom a counter transferred. */
import type { TestApp } from '../server/open-app.ts';
import type { Clinic } from '../server/small-clinic.ts';
import { placeholdersIn, type Values } from './fill-example.ts';

const collab = '/api/v1/collab';

export async function slipValues(example: unknown, app: TestApp, clinic: Clinic, inert: boolean): Promise<Values> {
  const names = placeholdersIn(example);
  if (inert) return { slipKey: 's'.repeat(43), transferredNumber: 9 };
  return {
    ...(names.includes('slipKey') && { slipKey: await printedSlip(app, clinic) }),
    ...(names.includes('transferredNumber') && { transferredNumber: await transferred(app, clinic) }),
  };
}

/** The key of a ticket whose slip has come out of the ticket machine's own printer. */
async function printedSlip(app: TestApp, clinic: Clinic): Promise<string> {
  const { session, ticketMachine: token } = clinic.tokens;
  const panels = [clinic.cashierLobby.gid];
  await app.done('POST', `${collab}/web/system/printer`, {
    token: session,
    body: { name: '取號機', kind: 'browser', panels },
  });
  const { ticketKey: key } = await app.done('GET', `${collab}/ticket/machine/take/number`, { token });
  for (const state of ['printing', 'printed']) {
    await app.done('POST', `${collab}/ticket/machine/slip/report`, { token, body: { key, state } });
  }
  return key;
}

/** The number that a patient has at the counter to which they were sent, beside a printer for the counter's slips. */
async function transferred(app: TestApp, clinic: Clinic): Promise<number> {
  const { session, staff: token } = clinic.tokens;
  const { room, spare } = clinic;
  const body = { name: '診間印表機', kind: 'cloud', panels: [room.gid], desks: true };
  await app.done('POST', `${collab}/web/system/printer`, { token: session, body });
  const press = (action: string, more: object) =>
    app.done('POST', `${collab}/web/queue/clinic/${action}`, { token, body: { panelGid: room.gid, ...more } });
  await press('login', { panelGid: spare.gid });
  await press('login', {});
  const { number } = await press('issue', {});
  await press('transfer/counter', { number, toPanelGid: spare.gid });
  const there = { panelGid: spare.gid };
  const { waiting } = await app.done('GET', `${collab}/web/queue/clinic/currentNo`, { token, query: there });
  return waiting[0].number;
}
