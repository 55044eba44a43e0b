import type { Panel } from '#generated/shapes.ts';
import type { Api } from './api.ts';

/** All panels of the administrator's organisation. */
export async function panelsOf(api: Api): Promise<Panel[]> {
  const panels: Panel[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, paging } = await api.call('listPanel', { query: { page, limit: 100 } });
    panels.push(...data);
    last = paging.totalPage;
  }
  return panels;
}

/** The API as the kiosk or the ticket machine at this panel's address has it. */
export async function deviceAt(api: Api, panel: Panel, device: 'signInKiosk' | 'signInTicketMachine'): Promise<Api> {
  const address = (device === 'signInKiosk' ? panel.kioskUrl : panel.ticketMachineUrl) ?? '';
  const key = new URL(address, 'http://localhost').searchParams.get('key') ?? '';
  const { token } = await api.callAny(device, { body: { panelGid: panel.gid, key } });
  return api.as(token);
}
