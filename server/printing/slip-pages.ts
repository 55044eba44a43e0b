import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PrintWidth } from '#generated/values.ts';
import type { Services } from '../call/services.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { originOf } from '../ground/origin-of.ts';
import { text } from '../ground/texts.ts';
import type { LinkConfig } from '../pages/answer-in-page.ts';
import { html } from '../pages/html.ts';
import { localeOf, sendHtml } from '../pages/send-html.ts';
import { readQueue, readTicket } from '../queue/read-rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { type SlipFacts, toldBy } from '../slips/slip-facts.ts';
import { composeTicketView } from '../views/ticket-view.ts';
import { drawSlipOf, usualPaper } from './draw-slip.ts';

const mmPerInch = 25.4;
const types = { png: 'image/png', pdf: 'application/pdf' } as const;

/**
 * Registers the slip of a ticket as a page that prints in its right size, as a picture and as a PDF. Like the ticket page
 * they need no token: the ticket's key in the address is all that opens them.
 */
export function registerSlipPages(app: FastifyInstance, services: Services): void {
  const config: LinkConfig = { notice: 'noSlip' };
  const facts = async (request: FastifyRequest) => {
    const { key } = request.params as { key: string };
    try {
      return await services.database.query(slipOfTicket(key, request, services.clock()));
    } catch (error) {
      if (error instanceof Refusal && !error.isTemporary()) services.wrongKeys.note(request.ip, key);
      throw error;
    }
  };
  for (const format of ['png', 'pdf'] as const) {
    app.get(`/slip/:key/slip.${format}`, { config }, async (request, reply) => {
      const slip = await facts(request);
      const paper = { ...usualPaper, width: widthOf(request), format };
      const drawn = await drawSlipOf(services, slip.organisationGid, slip.facts, paper);
      return reply.header('cache-control', 'no-store').type(types[format]).send(Buffer.from(drawn.bytes));
    });
  }
  app.get('/slip/:key', { config }, async (request, reply) => {
    const slip = await facts(request);
    const width = widthOf(request);
    const { dpi } = usualPaper;
    const drawn = await drawSlipOf(services, slip.organisationGid, slip.facts, { width, dpi, format: 'png' });
    const size = { width: mm(drawn.width, dpi), height: mm(drawn.height, dpi) };
    const picture = `data:image/png;base64,${Buffer.from(drawn.bytes).toString('base64')}`;
    return sendHtml(reply.header('x-robots-tag', 'noindex'), renderSlip(slip.facts, picture, size));
  });
}

function renderSlip({ locale }: SlipFacts, picture: string, size: { width: number; height: number }): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${text(locale, 'server.slip.title')}</title>
<link rel="icon" href="data:,">
<style>
@page { size: ${size.width}mm ${size.height}mm; margin: 0 }
body { margin: 0; background: #fff }
img { display: block; width: ${size.width}mm; height: ${size.height}mm; image-rendering: pixelated }
</style>
</head>
<body><img src="${picture}" alt="${text(locale, 'server.slip.title')}"></body>
</html>
`.markup;
}

function* slipOfTicket(
  key: string,
  request: FastifyRequest,
  now: number,
): Generator<Statement, { organisationGid: string; facts: SlipFacts }, unknown> {
  const view = yield* composeTicketView(key, now);
  const found = yield* one<{ gid: string; organisationGid: string; domain: string | null }>(
    ['ticket', 'organisation'],
    `SELECT t.gid, t.organisation_gid AS "organisationGid", json_extract(o.body, '$.customDomain') AS domain
     FROM ticket t JOIN organisation o ON o.gid = t.organisation_gid WHERE t.access_key = ?`,
    key,
  );
  const queue = yield* readQueue((yield* readTicket(found!.gid))!.queueGid);
  const facts: SlipFacts = {
    ...toldBy(view),
    url: new URL(ticketPage(key), found!.domain ?? originOf(request)).href,
    locale: localeOf(request),
    serviceDate: queue!.serviceDate,
    session: queue!.session,
  };
  return { organisationGid: found!.organisationGid, facts };
}

/** The paper's width that is asked for (`?width=`, in dots), among those that printers have. */
function widthOf(request: FastifyRequest): number {
  const { width } = request.query as { width?: string };
  return PrintWidth.find((one) => String(one) === width) ?? usualPaper.width;
}

function mm(dots: number, dpi: number): number {
  return Math.round((dots / dpi) * mmPerInch * 10) / 10;
}
