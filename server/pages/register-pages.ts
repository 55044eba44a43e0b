import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../call/services.ts';
import { answerRefusal } from '../errors/error-handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { addresses } from '../ground/addresses.ts';
import { pageOfRelease, registerTrialScript, sendRuntimeFile } from '../runtimes/serve-runtime.ts';
import { withRetry } from '../security/retry-script.ts';
import { sendPageKind } from '../security/security-headers.ts';
import { registerReturnPage } from '../single-sign-on/return-page.ts';
import { registerClinicPages } from './clinic-pages.ts';
import { renderNotice } from './notice-page.ts';
import { opensPage } from './opens-page.ts';
import { leaveController } from './page.ts';
import { registerPlainPanel, withPlainPanel } from './plain-panel.ts';
import { localeOf, sendHtml } from './send-html.ts';
import { serveFolder } from './serve-folder.ts';
import { renderStartPage, startPageData } from './start-page.ts';

/** Which front end answers which addresses; a more exact address wins. */
const routes: Readonly<Record<string, readonly string[]>> = {
  admin: ['/admin', '/admin/*', addresses.quickLogin(':orgId'), addresses.advance, `${addresses.advance}/*`],
  controller: [
    '/panel-controller',
    '/panel-controller/ptch/examination/login',
    '/panel-controller/ptch/examination/controller/:apn/:apnName',
    addresses.quickLogin('panel-controller/:orgId/:panelGid'),
  ],
  kiosk: [addresses.kiosk(':panelGid', ''), '/ticket-machine/:panelGid', '/ticket/:key'],
  display: ['/panel/:gid'],
  pairing: Object.values(addresses.pairing),
  gallery: ['/display/gallery'],
};

/** Front ends that see to every address themselves, and to the controller's data when one leaves it. */
const ownRouter: readonly string[] = ['admin', 'controller', 'kiosk'];

const yearSeconds = 365 * 24 * 60 * 60;

/** Registers the pages: the start page, the front ends with their assets, the uploaded files, and what is not found. */
export async function registerPages(app: FastifyInstance, services: Services, dist: URL): Promise<void> {
  await serveFolder(app, '/files/', { root: services.files.folder, maxAge: yearSeconds * 1000, immutable: true });
  const built = fileURLToPath(dist);
  if (existsSync(built)) {
    await serveFolder(app, '/assets/', {
      root: built,
      cacheControl: false,
      preCompressed: true,
      // Vite puts a hash into the names of what it builds; what comes from public/ keeps its name.
      setHeaders: (answer, path) => {
        const name = path.replace(/\.(gz|br)$/, '');
        const hashed = /-[\w-]{8}\.\w+$/.test(name);
        answer.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
        if (name.endsWith('/shell-worker.js')) answer.header('service-worker-allowed', '/panel/');
        if (name.endsWith('/ticket-worker.js')) answer.header('service-worker-allowed', '/ticket/');
      },
    });
  }

  app.get('/', async (request, reply) => {
    const data = await services.database.query(startPageData());
    return sendHtml(reply, renderStartPage(localeOf(request), data));
  });
  registerClinicPages(app, services, dist);
  registerPlainPanel(app, services);
  registerReturnPage(app, services);
  for (const [frontEnd, urls] of Object.entries(routes)) {
    for (const url of urls) {
      app.get(url, async (request, reply) => {
        const own = () => readFile(new URL(`${frontEnd}/index.html`, dist), 'utf8').catch(() => undefined);
        const release = await pageOfRelease(services, frontEnd, request, reply).catch(ofOwnBuild);
        const found = release ?? (await own());
        const page = found && withRetry(found);
        if (page === undefined) reply.code(503);
        if (frontEnd === 'display') sendPageKind(reply, 'screen');
        if (url.startsWith('/any-check')) sendPageKind(reply, 'kiosk');
        if (frontEnd === 'controller') sendPageKind(reply, 'controller');
        if (frontEnd === 'display' && page) return sendHtml(reply, leaving(withPlainPanel(page, request)));
        if (ownRouter.includes(frontEnd) && page) return sendHtml(reply, page);
        return sendHtml(reply, page ? leaving(page) : renderNotice(localeOf(request), 'notBuilt', request.url));
      });
    }
  }
  await registerTrialScript(app);
  app.setNotFoundHandler(async (request, reply) => {
    const sent = await sendRuntimeFile(services, request, reply);
    if (sent) return sent;
    if (!opensPage(request)) {
      return answerRefusal(new Refusal({ code: 'page_not_found' }), request, reply);
    }
    return sendHtml(reply.code(404), renderNotice(localeOf(request), 'notFound', request.url));
  });
}

/** While the database is away nobody knows the releases: a screen that is reloaded then must not stand without a page. */
function ofOwnBuild(error: unknown): undefined {
  if (!(error instanceof Refusal && error.isTemporary())) throw error;
}

/** The same page for whoever comes from a controller: what that keeps on the device is cleared. */
function leaving(page: string): string {
  return page.replace('</body>', () => `${leaveController.markup}</body>`);
}
