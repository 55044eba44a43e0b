import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { placeOfMedium } from '../kept-media/place-of-medium.ts';
import { readStandings, type Standing } from '../kept-media/read-kept.ts';
import { wantPlace } from '../kept-media/want-place.ts';
import { checkKind } from './check-kind.ts';

/** Which properties say where an item is, by its source: the first that is set counts. */
const placed: Readonly<Record<string, readonly ('file' | 'url' | 'path')[]>> = {
  cloud: ['file', 'url'],
  mediaDatabase: ['file'],
  localhost: ['path'],
};

/**
 * Media: an item has the file, the address or the place that its source asks for, and a file is of its type. What lies
 * elsewhere is fetched soon; how that went is told with the item.
 */
export const mediaHooks: FamilyHooks = {
  *check(draft) {
    const resolved = yield* resolveChosen(draft);
    const body = resolved.body as Record<string, string | undefined>;
    const possible = placed[body.source ?? ''] ?? ['url'];
    const property = possible.find((name) => body[name]);
    if (!property) {
      const [field = 'url'] = possible;
      throw new Refusal({ code: field === 'file' ? 'upload_missing' : 'field_required', field });
    }
    if (property === 'file') checkKind(body.type, body.file ?? '');
    else if (property === 'url') checkAddress(body);
    return only(resolved, property);
  },

  *settle(document, _, context) {
    const place = placeOfMedium((document as Document<'media'>).body);
    if (place) yield* wantPlace(document.organisationGid, place, context);
  },

  *present(organisationGid, documents) {
    const media = documents as readonly Document<'media'>[];
    const standingOf = yield* readStandings(organisationGid, media);
    return new Map(media.map((medium) => [medium.gid, told(standingOf(medium))]));
  },
};

function told({ url: _, ...standing }: Standing): Record<string, unknown> {
  return standing;
}

/** Addresses are written as people read them, also in Chinese; only an FTP server is reached by FTP. */
function checkAddress({ source, url = '' }: Record<string, string | undefined>): void {
  const isOfSource = url.startsWith('ftp') === (source === 'ftp');
  if (!isOfSource || !URL.canParse(url)) throw new Refusal({ code: 'pattern_mismatch', field: 'url' });
}

/** What is chosen from the media database is named by the item that has it, of a panel or of the media bank. */
function* resolveChosen(draft: Draft) {
  const { file } = draft.body;
  if (typeof file !== 'string' || file.startsWith('/')) return draft;
  const chosen =
    (yield* getDocument('media', draft.organisationGid, file)) ??
    (yield* getDocument('mediaBank', draft.organisationGid, file));
  if (!chosen?.body.file) throw new Refusal({ code: 'reference_not_found', field: 'file' });
  return { ...draft, body: { ...draft.body, file: chosen.body.file } };
}

function only(draft: Draft, property: string): Draft {
  const others = ['file', 'url', 'path'].filter((name) => name !== property);
  return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => !others.includes(key))) };
}
