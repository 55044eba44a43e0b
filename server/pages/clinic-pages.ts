import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PanelView } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { findPanel } from '../panels/find-panel.ts';
import { findPanelType } from '../panels/panel-type.ts';
import type { Services } from '../services.ts';
import { composePanelView } from '../views/panel-view.ts';
import { addresses } from './addresses.ts';
import { renderClinicChoice } from './clinic-choice-page.ts';
import { renderClinicDetail, renderClinicList } from './clinic-list-page.ts';
import { renderNotice } from './notice-page.ts';
import { localeOf, sendHtml } from './send-html.ts';
import { startPageData } from './start-page.ts';

/** Registers what patients may see of a hall on their own phones: its rooms, one room, and the choice of a hall. */
export function registerClinicPages(app: FastifyInstance, services: Services): void {
  app.get(addresses.clinics, async (request, reply) => {
    const { panelGid } = request.query as { panelGid?: string };
    if (panelGid) return reply.redirect(addresses.clinicList(encodeURIComponent(panelGid)));
    const { listed } = await services.database.query(startPageData());
    return sendHtml(reply, renderClinicChoice(localeOf(request), listed));
  });
  const page = (draw: typeof renderClinicDetail) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { panelGid } = request.params as { panelGid: string };
    const { room = '' } = request.query as { room?: string };
    const hall = await services.database.query(hallOf(panelGid, services.clock()));
    const drawn = hall && draw(localeOf(request), hall.view, room);
    if (!hall || !drawn) return sendHtml(reply.code(404), renderNotice(localeOf(request), 'notFound'));
    return sendHtml(reply.header('refresh', hall.refreshSeconds).header('x-robots-tag', 'noindex'), drawn);
  };
  app.get(`${addresses.clinics}/:panelGid/list`, page(renderClinicList));
  app.get(`${addresses.clinics}/:panelGid/detail`, page(renderClinicDetail));
}

/** Yields the view of a panel that may be looked at from anywhere; a panel whose screen must be let in may not. */
function* hallOf(
  panelGid: string,
  now: number,
): Generator<Statement, { view: PanelView; refreshSeconds: number } | undefined, unknown> {
  const panel = yield* findPanel(panelGid);
  const type = findPanelType(panel?.body.type);
  if (!panel || !type || panel.body.authentication !== 'none') return undefined;
  const { view } = yield* composePanelView(panel.organisationGid, panelGid, now);
  return { view, refreshSeconds: type.refreshSeconds };
}
