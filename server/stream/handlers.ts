import type { FastifyReply } from 'fastify';
import type { TokenKind } from '#generated/values.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { readStaff } from '../queue/read-staff.ts';
import { readerOf } from '../read-log/record-read.ts';
import { noteWrongTicket } from '../security/note-wrong-ticket.ts';
import { findTicketByKey } from '../views/ticket-view.ts';
import type { LiveViewName } from './live-view.ts';
import { etagOf } from './revision.ts';
import { openWatcher } from './watcher.ts';

export const streamHandlers: Handlers<
  'streamPanel' | 'streamQueue' | 'streamTicket' | 'createStreamTicket' | 'getPanelView' | 'getHallView'
> = {
  createStreamTicket: ({ caller, now, services }) => services.hub.tickets.issue(caller?.tokenHash ?? '', now),

  streamPanel: (call) =>
    stream(
      call,
      ['session', 'systemAdvance', 'panel'],
      (organisationGid) => ({ kind: 'panel', organisationGid, panelGid: call.query.panelGid }),
      call.query.changes,
    ),

  streamQueue: (call) =>
    stream(call, ['staff', 'session'], (organisationGid) => ({
      kind: 'queue',
      organisationGid,
      panelGid: call.query.panelGid,
      variant: call.path.variant,
      queueOwnerGid: call.query.queueOwnerGid,
    })),

  // The key of the ticket is all that a patient has, and all that it takes.
  streamTicket: async ({ query: { key }, services, request, reply }) => {
    const { organisationGid } = await noteWrongTicket({ services, request }, key, () =>
      services.database.query(findTicketByKey(key)),
    );
    await services.hub.watch({ kind: 'ticket', organisationGid, key }, () => openWatcher(reply));
    return reply;
  },

  getPanelView: async ({ organisationGid, caller, query, request, reply, services }) => {
    checkOwnPanel(caller ?? undefined, query.panelGid);
    const revision = await services.hub.view({ kind: 'panel', organisationGid, panelGid: query.panelGid });
    const etag = etagOf(revision.content);
    // Kept by nobody: a copy that is still right would say the time of when it was made (043).
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    // The clock of the answer is the moment of the answer, also when the view stands since long.
    return { ...revision.view, serverTime: services.clock() } as never;
  },

  getHallView: async ({ query, locale, request, reply, services }) => {
    const hall = await services.halls.read(query.panelGid, locale);
    if (!hall) throw new Refusal({ code: 'not_found' });
    reply.header('etag', hall.etag);
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', '));
    if (request.headers['if-none-match'] === hall.etag) return reply.code(304).send();
    return { ...hall.view, serverTime: services.clock() };
  },
};

/** Opens a stream for whoever holds a ticket of a token that may watch; the ticket stands in for the header. */
async function stream(
  call: Call<'streamPanel'> | Call<'streamQueue'>,
  kinds: readonly TokenKind[],
  nameIn: (organisationGid: string) => LiveViewName,
  changes = false,
): Promise<FastifyReply> {
  const { services, now, query, request, reply } = call;
  const tokenHash = await services.hub.tickets.open(query.ticket, now);
  const token = await services.tokens.findHash(tokenHash);
  if (!token || token.suspended) throw new Refusal({ code: 'please_login_again' });
  if (!kinds.includes(token.kind)) throw new Refusal({ code: 'no_permission' });
  checkOwnPanel(token, query.panelGid);
  const organisationGid = token.organisationGid ?? (await organisationOfPanel(call));
  if (token.kind === 'staff') {
    await services.database.query(readStaff(organisationGid, token.subjectGid ?? '', query.panelGid));
  }
  const { organisationGid: _, ...owner } = token;
  const reader = readerOf(request, call.operationId, organisationGid, owner);
  await services.hub.watch(nameIn(organisationGid), () =>
    services.unheard.follow(openWatcher(reply, tokenHash, changes), request.ip),
  );
  // Only now: what was refused is no look, and the panel may be another organisation's.
  services.readLog.watching({ ...reader, panelGid: query.panelGid }, reply);
  return reply;
}

/** A display's token opens its own panel and no other. */
function checkOwnPanel(caller: { kind: TokenKind; subjectGid: string | null } | undefined, panelGid: string): void {
  if (caller?.kind === 'panel' && caller.subjectGid !== panelGid) throw new Refusal({ code: 'no_permission' });
}

/** The provider's staff watch panels of every organisation. */
async function organisationOfPanel({ services, query }: Call<'streamPanel'> | Call<'streamQueue'>): Promise<string> {
  const [panel] = await services.database.read<{ organisationGid: string }>(
    'document',
    `SELECT organisation_gid AS "organisationGid" FROM document WHERE gid = ? AND family = 'panel'`,
    query.panelGid,
  );
  if (!panel) throw new Refusal({ code: 'not_found', field: 'panelGid' });
  return panel.organisationGid;
}
