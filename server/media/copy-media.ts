import type { Changed } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { createRecords } from '../families/create.ts';

interface CopyArgument {
  readonly organisationGid: string;
  readonly gids: readonly string[];
  readonly panelGids: readonly string[];
}

type Body = Document<'media'>['body'];

/**
 * Command: gives each of the panels each of the media, behind what it has. One that it has already, the same file or
 * address, stays as it is there. Answers how many were added.
 */
export const copyMedia = defineCommand(
  import.meta.url,
  'copyMedia',
  function* (
    { organisationGid, gids, panelGids }: CopyArgument,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    const bodies: Body[] = [];
    for (const [index, gid] of gids.entries()) bodies.push(yield* bodyOf(organisationGid, gid, `gids.${index}`));
    let count = 0;
    for (const [index, parentGid] of panelGids.entries()) {
      if (!(yield* getDocument('panel', organisationGid, parentGid))) {
        throw new Refusal({ code: 'reference_not_found', field: `panelGids.${index}` });
      }
      const held = new Set(
        (yield* listDocuments('media', organisationGid, parentGid)).map(({ body }) => shownBy(body)),
      );
      const missing = bodies.filter((body) => !held.has(shownBy(body)));
      const items = [...new Map(missing.map((body) => [shownBy(body), { body: { ...body } }])).values()];
      yield* createRecords({ family: 'media', organisationGid, parentGid, items }, context);
      count += items.length;
    }
    return { count };
  },
);

/** What a medium shows: its file, its address or its place. */
function shownBy({ file, url, path }: Pick<Body, 'file' | 'url' | 'path'>): string | undefined {
  return file || url || path;
}

function* bodyOf(organisationGid: string, gid: string, field: string): Generator<Statement, Body, unknown> {
  const medium = yield* getDocument('media', organisationGid, gid);
  if (medium) return medium.body;
  const item = yield* getDocument('mediaBank', organisationGid, gid);
  if (!item) throw new Refusal({ code: 'reference_not_found', field });
  const { name, type, file } = item.body;
  return { name, type, file, source: 'mediaDatabase' };
}
