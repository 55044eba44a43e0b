import { type Api, apiAt } from '#demo/api.ts';
import { organisation, staffPassword } from '#demo/hospital/organisation.ts';
import { deviceAt, panelsOf } from '#demo/panels.ts';
import type { Panel } from '#generated/shapes.ts';
import type { RunningServer } from '../running/server.ts';

/** Where the demo hospital's pages are, and what signs in there. */
export interface Places {
  url: string;
  adminPassword: string;
  api: Api;
  /** The API as the provider has it. */
  system: Api;
  /** The panel with this counter name, 「101 診」 for example, or with this name. */
  panel(name: string): Panel;
  /** Address of a panel's page, with its key. */
  screen(name: string, page?: 'exclusiveUrl' | 'kioskUrl' | 'ticketMachineUrl'): string;
  /** Identity number of somebody whom the present session still expects. */
  patientToCome(): Promise<string>;
  /** Lets a member of staff call the next patient at a panel. */
  call(staffId: string, panel: string): Promise<void>;
  /** Address of the page of a ticket that was taken just now. */
  ticket(): Promise<string>;
}

export async function openDemo({ url, adminPassword }: RunningServer): Promise<Places> {
  const nobody = apiAt(url);
  const { gid, password } = organisation;
  const { token } = await nobody.call('signInOrganisation', { body: { orgGid: gid, password } });
  const api = nobody.as(token);
  const provider = await nobody.call('signInSystemAdvance', { body: { password: adminPassword } });
  const panels = await panelsOf(api);
  const panel = (name: string) => {
    const found = panels.find((one) => one.counterName === name || one.name === name);
    if (!found) throw new Error(`The demo hospital has no panel ${name}.`);
    return found;
  };
  return {
    url,
    adminPassword,
    api,
    system: nobody.as(provider.token),
    panel,
    screen: (name, page = 'exclusiveUrl') => url + panel(name)[page],
    patientToCome: async () => {
      const { session } = await api.call('getPanelView', { query: { panelGid: panel('101 診').gid } });
      const query = { shift: session, patientState: 'notCheckedIn' } as const;
      const { data } = await api.call('listAppointment', { query });
      return data[0]?.patientId ?? '';
    },
    call: async (staffId, name) => {
      const { token: staff } = await nobody.call('signInStaff', {
        body: { orgGid: gid, staffId, password: staffPassword },
      });
      const { gid: panelGid, groupGid } = panel(name);
      const variant = groupGid ? 'generic' : 'clinic';
      await api.as(staff).call('callNext', { path: { variant }, body: { panelGid } });
    },
    ticket: async () => {
      const machine = await deviceAt(api, panel('批價掛號大廳'), 'signInTicketMachine');
      const { data } = await machine.call('getQueueSize');
      const slip = await machine.call('takeNumber', { query: { groupGid: data[0]?.groupGid } });
      return url + slip.url;
    },
  };
}
