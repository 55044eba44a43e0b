import { lazyPart } from '../layout/lazy-part.ts';
import { ConnectedScreens } from '../panel/ConnectedScreens.tsx';
import type { Override } from './override.ts';

/** A panel begins with its type, its page has tabs and a preview, and its list tells which screens are connected; a lobby chooses rooms by department or group, and makes those that are missing. */
export const override: Override = {
  List: lazyPart(() => import('../panel/PanelList.tsx'), 'PanelList'),
  Below: ConnectedScreens,
  sets: [{ property: 'departmentName' }, { property: 'groupGid', family: 'group' }],
  NewChoice: lazyPart(() => import('../panel/NewRoom.tsx'), 'NewRoom'),
  Create: lazyPart(() => import('../panel/PanelCreate.tsx'), 'PanelCreate'),
  Bulk: lazyPart(() => import('../panel/PanelBulk.tsx'), 'PanelBulk'),
  Edit: lazyPart(() => import('../panel/PanelPage.tsx'), 'PanelPage'),
};
