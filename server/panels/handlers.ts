import type { Panel } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { rotatePanelKey, setPanelSources } from './commands.ts';
import { panelFilter } from './filter.ts';
import { makePanelSeries } from './make-series.ts';
import { queueContentLayout, setQueueContentLayout } from './queue-content-layout.ts';

export const panelHandlers: Handlers<
  | 'createPanelSeries'
  | 'getPanelFilter'
  | 'updatePanelFilter'
  | 'rotatePanelKey'
  | 'getQueueContentLayout'
  | 'updateQueueContentLayout'
> = {
  createPanelSeries: ({ organisationGid, body, write }) => write(makePanelSeries, { organisationGid, series: body }),
  getPanelFilter: ({ organisationGid, query, services }) =>
    services.database.query(panelFilter(organisationGid, query.gid)),
  updatePanelFilter: ({ organisationGid, body, write }) => write(setPanelSources, { organisationGid, filter: body }),
  getQueueContentLayout: ({ organisationGid, query, services }) =>
    services.database.query(queueContentLayout(organisationGid, query.gid)),
  updateQueueContentLayout: ({ organisationGid, body, write }) =>
    write(setQueueContentLayout, { organisationGid, layout: body }),
  rotatePanelKey: async ({ organisationGid, body, write }) =>
    (await write(rotatePanelKey, { organisationGid, ...body })) as unknown as Panel,
};
