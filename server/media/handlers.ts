import type { Choice } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { checkMedia } from './check-media.ts';
import { copyMedia } from './copy-media.ts';
import { readLibrary } from './read-library.ts';

export const mediaHandlers: Handlers<'listVideos' | 'getMediaLibrary' | 'copyMedia' | 'checkMedia'> = {
  listVideos: async ({ organisationGid, services }) => ({
    data: await services.database.query(uploadedVideos(organisationGid)),
  }),

  getMediaLibrary: async ({ organisationGid, services }) => ({
    data: await services.database.query(readLibrary(organisationGid)),
  }),

  checkMedia: ({ organisationGid, body, write }) => write(checkMedia, { organisationGid, ...body }),

  copyMedia: ({ organisationGid, body, write }) => write(copyMedia, { organisationGid, ...body }),
};

/** Yields each uploaded video once, under the gid of the newest item that plays it. */
function* uploadedVideos(organisationGid: string): Generator<Statement, Choice[], unknown> {
  const rows = yield* all<Choice>(
    ['document', 'file_use'],
    `SELECT gid, name FROM (
       SELECT d.gid, json_extract(d.body, '$.name') AS name, d.created_at,
         row_number() OVER (PARTITION BY u.name ORDER BY d.created_at DESC, d.gid) AS place
       FROM document d JOIN file_use u ON u.gid = d.gid
       WHERE d.organisation_gid = ? AND d.family = 'media' AND u.name LIKE '%.mp4'
     ) AS videos WHERE place = 1 ORDER BY created_at DESC, gid LIMIT 1000`,
    organisationGid,
  );
  return rows.map(({ gid, name }) => ({ gid, name }));
}
