import type { Handlers } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import { readNotifications } from './commands.ts';
import { listNotifications } from './list.ts';

export const notificationHandlers: Handlers<'listNotifications' | 'readNotifications' | 'readAllNotifications'> = {
  listNotifications: ({ organisationGid, query, locale, services }) =>
    services.database.query(listNotifications(organisationGid, query as unknown as ListQuery, locale)),

  readNotifications: ({ organisationGid, body, write }) =>
    write(readNotifications, { organisationGid, gids: body.gids }),

  readAllNotifications: ({ organisationGid, write }) => write(readNotifications, { organisationGid }),
};
