import type { Context, Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { type MediaPlace, placeKey, placeOfMedium } from '../kept-media/place-of-medium.ts';
import { wantPlace } from '../kept-media/want-place.ts';
import { forgetSources } from './commands.ts';

/** So many places are written in one bite: between two of them whoever calls a patient comes first. */
const bite = 100;

interface Wanted extends MediaPlace {
  readonly organisationGid: string;
}

/** Command: notes places that media are fetched from. */
export const wantPlaces = defineCommand(
  import.meta.url,
  'wantPlaces',
  function* ({ places }: { places: readonly Wanted[] }, context: Context): Generator<Statement, void, unknown> {
    for (const { organisationGid, ...place } of places) yield* wantPlace(organisationGid, place, context);
  },
);

/**
 * Makes the sources those that media name: media that came by other ways than a form (a former version, a backup) are
 * fetched too, and what nothing shows any more is not.
 */
export async function reconcileSources(database: Database): Promise<void> {
  const rows = await database.read<{
    gid: string;
    organisationGid: string;
    source: string;
    address: string;
    wantedAt: number;
  }>(
    'media_source',
    `SELECT gid, organisation_gid AS "organisationGid", source, address, wanted_at AS "wantedAt" FROM media_source`,
  );
  const media = await database.read<{ organisationGid: string; body: string }>(
    'document',
    `SELECT DISTINCT organisation_gid AS "organisationGid", body FROM document WHERE family = 'media'
       AND json_extract(body, '$.source') IN ('cloud', 'ftp', 'hfs', 'localhost') AND json_extract(body, '$.file') IS NULL`,
  );
  const wanted = new Map<string, Wanted>();
  for (const { organisationGid, body } of media) {
    const place = placeOfMedium(JSON.parse(body) as Document<'media'>['body']);
    if (place) wanted.set(`${organisationGid} ${placeKey(place)}`, { organisationGid, ...place });
  }
  const keyOf = (row: (typeof rows)[number]) => `${row.organisationGid} ${row.source} ${row.address}`;
  const known = new Set(rows.map(keyOf));
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, place]) => place);
  const unused = rows
    .filter((row) => !wanted.has(keyOf(row)))
    .map(({ gid, wantedAt }) => ({ gid, wantedAt: Number(wantedAt) }));
  for (const places of bites(missing)) await database.write(wantPlaces, { places });
  for (const some of bites(unused)) await database.write(forgetSources, { unused: some });
}

function bites<A>(all: readonly A[]): A[][] {
  return Array.from({ length: Math.ceil(all.length / bite) }, (_, index) =>
    all.slice(index * bite, (index + 1) * bite),
  );
}
