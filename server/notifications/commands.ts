import type { Changed } from '#generated/shapes.ts';
import { all, type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { placeholders } from '../database/placeholders.ts';
import { Refusal } from '../errors/refusal.ts';

/** Command: marks notifications as read, all of the organisation when none are named; refuses one that is not there. */
export const readNotifications = defineCommand(
  import.meta.url,
  'readNotifications',
  function* (
    { organisationGid, gids }: { organisationGid: string; gids?: readonly string[] },
    { now }: Context,
  ): Generator<Statement, Changed, unknown> {
    const named = gids ? `AND gid IN ${placeholders(gids)}` : '';
    const found = yield* all<{ gid: string; body: string }>(
      'notification',
      `SELECT gid, body FROM notification WHERE organisation_gid = ? ${named}`,
      organisationGid,
      ...(gids ?? []),
    );
    const known = new Set(found.map(({ gid }) => gid));
    const missing = (gids ?? []).flatMap((gid, index) => (known.has(gid) ? [] : [index]));
    if (missing.length > 0) throw new Refusal({ code: 'not_found', field: `gids.${missing[0]}` });
    const unread = found.map(({ gid, body }) => ({ gid, body: JSON.parse(body) })).filter(({ body }) => !body.read);
    for (const { gid, body } of unread) {
      yield* run(
        'notification',
        'UPDATE notification SET body = ?, version = version + 1, updated_at = ? WHERE gid = ?',
        JSON.stringify({ ...body, read: true }),
        now,
        gid,
      );
    }
    return { count: unread.length };
  },
);
