import { http } from '../session.ts';

/** What stands between an empty organisation and its first call, in order; a clinic may have no logo. */
export const firstSteps = ['rooms', 'staff', 'panel', 'screen', 'call', 'logo'] as const;

export type FirstStep = (typeof firstSteps)[number];

export interface StepsRead {
  readonly done: Readonly<Record<FirstStep, boolean>>;
  /** A panel whose address can be opened on a screen. */
  readonly panelGid?: string | undefined;
}

const keep = { keepFailure: true };
const one = { query: { limit: 1 } };

/** Asks the data which steps are done: a call counts once a screen has shown it. */
export async function readSteps(): Promise<StepsRead> {
  const [organisation, rooms, staff, panels, screens, receipts] = await Promise.all([
    http.call('getOrganisationGeneral', {}, keep),
    http.call('listRoom', one, keep),
    http.call('listStaff', one, keep),
    http.call('listPanel', { query: { limit: 1, sort: 'createdAt', order: 'desc' } }, keep),
    http.call('listScreens', {}, keep),
    http.call('listCallReceipts', one, keep),
  ]);
  const done = {
    logo: Boolean(organisation.logo),
    rooms: rooms.paging.count > 0,
    staff: staff.paging.count > 0,
    panel: panels.paging.count > 0,
    screen: screens.data.length > 0,
    call: receipts.paging.count > 0,
  };
  return { done, panelGid: panels.data[0]?.gid };
}
