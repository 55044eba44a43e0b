import { lazy } from 'react';
import { ConnectedScreens } from '../panel/ConnectedScreens.tsx';
import type { Override } from './override.ts';

/** A panel begins with its type, its page has tabs and a preview, and its list tells which screens are connected; a lobby chooses rooms by department or group, and makes those that are missing. */
export const override: Override = {
  List: lazy(() => import('../panel/PanelList.tsx').then(({ PanelList }) => ({ default: PanelList }))),
  Below: ConnectedScreens,
  sets: [{ property: 'departmentName' }, { property: 'groupGid', family: 'group' }],
  NewChoice: lazy(() => import('../panel/NewRoom.tsx').then(({ NewRoom }) => ({ default: NewRoom }))),
  Create: lazy(() => import('../panel/PanelCreate.tsx').then(({ PanelCreate }) => ({ default: PanelCreate }))),
  Bulk: lazy(() => import('../panel/PanelBulk.tsx').then(({ PanelBulk }) => ({ default: PanelBulk }))),
  Edit: lazy(() => import('../panel/PanelPage.tsx').then(({ PanelPage }) => ({ default: PanelPage }))),
};
