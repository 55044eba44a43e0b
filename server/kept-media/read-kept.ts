import type { MediaState } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { fileUrl } from '../files/file-url.ts';
import { fitsType } from './fits-type.ts';
import { placeKey, placeOfMedium } from './place-of-medium.ts';

/** How a place stands that media are fetched from. */
interface KeptRow {
  readonly source: string;
  readonly address: string;
  readonly state: MediaState;
  readonly file: string | null;
  readonly keptAt: number | null;
  readonly checkedAt: number | null;
}

/** How a medium stands, and where a screen finds it; no address: it has nothing to play yet. */
export interface Standing {
  readonly state: MediaState;
  readonly url?: string;
  readonly keptAt?: number;
  readonly checkedAt?: number;
}

/** Says of each medium of an organisation how it stands. */
export type StandingOf = (medium: Document<'media'>) => Standing;

/** Yields how media of an organisation stand; asks the database only where some of them are fetched. */
export function* readStandings(
  organisationGid: string,
  media: readonly Document<'media'>[],
): Generator<Statement, StandingOf, unknown> {
  const isFetched = media.some(({ body }) => placeOfMedium(body));
  const rows = isFetched ? yield* readRows(organisationGid) : [];
  const kept = new Map(rows.map((row) => [`${row.source} ${row.address}`, row]));
  return ({ body }) => {
    const place = placeOfMedium(body);
    if (!place) {
      const url = body.file || body.url;
      return { state: body.file ? 'ready' : url ? 'direct' : 'gone', ...(url && { url }) };
    }
    const row = kept.get(placeKey(place));
    if (!row) return { state: 'waiting' };
    const { file, state, keptAt, checkedAt } = row;
    const plays = file !== null && fitsType(body.type, file);
    return {
      state: state === 'ready' && !plays ? 'wrongType' : state,
      ...(plays && { url: fileUrl(file) }),
      ...(plays && keptAt !== null && { keptAt: Number(keptAt) }),
      ...(checkedAt !== null && { checkedAt: Number(checkedAt) }),
    };
  };
}

function readRows(organisationGid: string): Generator<Statement, readonly KeptRow[], unknown> {
  return all<KeptRow>(
    'media_source',
    `SELECT source, address, state, file, kept_at AS "keptAt", checked_at AS "checkedAt"
     FROM media_source WHERE organisation_gid = ?`,
    organisationGid,
  );
}
