import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../call/services.ts';
import { addresses } from '../ground/addresses.ts';
import { renderClinicChoice } from './clinic-choice-page.ts';
import { renderClinicDetail, renderClinicList } from './clinic-list-page.ts';
import { hallRuntime } from './hall-runtime.ts';
import { renderNotice } from './notice-page.ts';
import { localeOf, sendHtml } from './send-html.ts';
import { startPageData } from './start-page.ts';

/**
 * Registers what patients may see of a hall on their own phones: its rooms, one room, and the choice of a hall. Each page
 * is whole without a script; where one runs, the display's runtime takes it over.
 */
export function registerClinicPages(app: FastifyInstance, services: Services, dist: URL): void {
  app.get(addresses.clinics, async (request, reply) => {
    const { panelGid, orgGid } = request.query as { panelGid?: string; orgGid?: string };
    if (panelGid) return reply.redirect(addresses.clinicList(encodeURIComponent(panelGid)));
    const { listed } = await services.database.query(startPageData());
    const own = listed.filter(({ organisation }) => orgGid === undefined || organisation.gid === orgGid);
    return sendHtml(reply, renderClinicChoice(localeOf(request), own));
  });
  const page = (draw: typeof renderClinicDetail) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { panelGid } = request.params as { panelGid: string };
    const { room = '' } = request.query as { room?: string };
    const locale = localeOf(request);
    const hall = await services.halls.read(panelGid, locale);
    const drawn = hall && draw(locale, hall.view, { room, runtime: await hallRuntime(dist, locale) });
    if (!drawn) return sendHtml(reply.code(404), renderNotice(locale, 'notFound', request.url));
    return sendHtml(reply.header('x-robots-tag', 'noindex'), drawn);
  };
  app.get(`${addresses.clinics}/:panelGid/list`, page(renderClinicList));
  const drawDetail = page(renderClinicDetail);
  app.get(`${addresses.clinics}/:panelGid/detail`, (request, reply) => {
    const { room, lang } = request.query as { room?: string; lang?: string };
    if (room) return drawDetail(request, reply);
    // Of no room in particular: they are all on the list.
    const { panelGid } = request.params as { panelGid: string };
    const list = addresses.clinicList(encodeURIComponent(panelGid));
    return reply.redirect(lang ? `${list}?${new URLSearchParams({ lang })}` : list);
  });
}
