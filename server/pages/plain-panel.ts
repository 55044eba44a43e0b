import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PanelView } from '#generated/shapes.ts';
import type { Services } from '../call/services.ts';
import { addresses } from '../ground/addresses.ts';
import { negotiateLocale } from '../ground/texts.ts';
import { findPanelByKey } from '../sign-in/panel-by-key.ts';
import { html } from './html.ts';
import { renderPlainNotice, renderPlainPanel } from './plain-panel-page.ts';
import { sendHtml } from './send-html.ts';

/**
 * The screen of a panel for browsers that cannot run its program: the same view as a page that needs no script, at the
 * panel's own key. A panel that somebody must let a screen in to is shown here to paired devices alone: there is nobody to
 * ask.
 */
export function registerPlainPanel(app: FastifyInstance, services: Services): void {
  app.get(addresses.plainPanel(':gid', ''), async (request, reply) => {
    const { gid } = request.params as { gid: string };
    const { key } = request.query as { key?: unknown };
    const found =
      typeof key === 'string' ? await services.database.query(findPanelByKey(gid, key, 'panel')) : undefined;
    const panel = found?.panel;
    if (!panel && typeof key === 'string') services.wrongKeys.note(request.ip, `${gid} ${key}`);
    if (!panel || (!found?.deviceGid && (panel.body.authentication ?? 'none') !== 'none')) {
      const locale = panel?.body.language ?? negotiateLocale(request.headers['accept-language']);
      return sendHtml(reply.code(panel ? 403 : 404), renderPlainNotice(panel ? 'letIn' : 'refused', locale));
    }
    const { organisationGid } = panel;
    const revision = await services.hub.view({ kind: 'panel', organisationGid, panelGid: gid });
    return sendHtml(reply, renderPlainPanel(revision.view as PanelView, services.clock()));
  });
}

/** The page of a screen, with the way to the plain one for browsers without script. */
export function withPlainPanel(page: string, request: FastifyRequest): string {
  const { gid = '' } = request.params as { gid?: string };
  const { key } = request.query as { key?: unknown };
  const query = typeof key === 'string' ? `?key=${encodeURIComponent(key)}` : '';
  const address = addresses.plainPanel(encodeURIComponent(gid), query);
  const refresh = html`<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript></head>`;
  return page.replace('</head>', () => refresh.markup);
}
